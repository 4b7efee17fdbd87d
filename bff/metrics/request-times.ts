/**
 * Times of requests as a histogram of Prometheus. prom-client's own makes a text of the labels at every request and looks for
 * it, which took 3 % of a proxied call; here labels are looked up as they are.
 */
/** Seconds. */
const bounds = [0.005, 0.02, 0.1, 0.5, 2, 15] as const;

interface Tally {
  readonly labels: { readonly operation: string; readonly region: string; readonly status: string };
  /** By the first bound that a request is not longer than; the last is of those longer than all. */
  readonly counts: number[];
  sum: number;
}

export class RequestTimes {
  readonly name: string;
  readonly help: string;
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  readonly #tallies: Tally[] = [];
  /** The same by operation, region and status. */
  readonly #known = new Map<string, Map<string, Map<number, Tally>>>();

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  observe(operation: string, region: string, status: number, seconds: number): void {
    const tally = this.#known.get(operation)?.get(region)?.get(status) ?? this.#begin(operation, region, status);
    const bucket = bounds.findIndex((bound) => seconds <= bound);
    const place = bucket < 0 ? bounds.length : bucket;
    tally.counts[place] = (tally.counts[place] ?? 0) + 1;
    tally.sum += seconds;
  }

  #begin(operation: string, region: string, status: number): Tally {
    const labels = { operation, region, status: String(status) };
    const tally = { labels, counts: [...bounds.map(() => 0), 0], sum: 0 };
    this.#tallies.push(tally);
    const ofOperation = this.#known.get(operation) ?? new Map<string, Map<number, Tally>>();
    const ofRegion = ofOperation.get(region) ?? new Map<number, Tally>();
    this.#known.set(operation, ofOperation.set(region, ofRegion.set(status, tally)));
    return tally;
  }

  /** As a registry asks its metrics. */
  get() {
    const { name, help, type, aggregator } = this;
    const values = this.#tallies.flatMap(({ labels, counts, sum }) => {
      let count = 0;
      const buckets = counts.map((own, place) => {
        count += own;
        const le = bounds[place] ?? '+Inf';
        return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count };
      });
      return [
        ...buckets,
        { metricName: `${name}_sum`, labels, value: sum },
        { metricName: `${name}_count`, labels, value: count },
      ];
    });
    return { name, help, type, aggregator, values };
  }
}
