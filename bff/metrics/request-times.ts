/**
 * How long requests took, as a histogram in the text format of Prometheus. Its labels come from short lists, so that a
 * request costs a look into three maps instead of a key made of its labels.
 */

const name = 'portico_request_seconds';
const help = 'Time to answer, by operation of the contract (empty for the console itself).';
/** Seconds. */
const bounds = [0.005, 0.02, 0.1, 0.5, 2, 15];

interface Cell {
  /** Up to and including each bound. */
  readonly within: number[];
  sum: number;
  count: number;
}

export class RequestTimes {
  readonly #cells = new Map<string, Map<string, Map<number, Cell>>>();

  observe(operation: string, region: string, status: number, seconds: number): void {
    const cell = this.#cellOf(operation, region, status);
    cell.sum += seconds;
    cell.count += 1;
    for (let index = bounds.length - 1; index >= 0 && seconds <= (bounds[index] ?? 0); index -= 1) {
      cell.within[index] = (cell.within[index] ?? 0) + 1;
    }
  }

  /** Lines of their own, to be put beside those of other metrics. */
  get text(): string {
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
    for (const [operation, byRegion] of this.#cells) {
      for (const [region, byStatus] of byRegion) {
        for (const [status, { within, sum, count }] of byStatus) {
          const labels = `operation="${operation}",region="${region}",status="${status}"`;
          for (const [index, bound] of bounds.entries()) {
            lines.push(`${name}_bucket{le="${bound}",${labels}} ${within[index]}`);
          }
          lines.push(`${name}_bucket{le="+Inf",${labels}} ${count}`);
          lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${count}`);
        }
      }
    }
    return `${lines.join('\n')}\n`;
  }

  #cellOf(operation: string, region: string, status: number): Cell {
    let byRegion = this.#cells.get(operation);
    if (byRegion === undefined) this.#cells.set(operation, (byRegion = new Map()));
    let byStatus = byRegion.get(region);
    if (byStatus === undefined) byRegion.set(region, (byStatus = new Map()));
    let cell = byStatus.get(status);
    if (cell === undefined) byStatus.set(status, (cell = { within: bounds.map(() => 0), sum: 0, count: 0 }));
    return cell;
  }
}
