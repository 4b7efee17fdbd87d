/** Rules on the network of a cluster (contract 2.9, behaviours B6.9). */
import ipaddr from 'ipaddr.js';

/** What keeps a text from being a network in CIDR notation; `network` is the one that is probably meant. */
export type CidrFault =
  /** What stands before the slash is no address. */
  | { readonly kind: 'address'; readonly network?: undefined }
  | { readonly kind: 'prefixMissing'; readonly network?: string }
  /** What stands after the slash is no number from 0 to `most`. */
  | { readonly kind: 'prefix'; readonly most: 32 | 128; readonly network?: undefined }
  /** An address inside the network instead of its first. */
  | { readonly kind: 'hostBits'; readonly network: string };

/** Prefix of an address that comes without one: the largest network that the platform recommends. */
const usualPrefix = 16;

/** Second byte of the network offered first: those below are often in use elsewhere. */
const firstOffered = 20;

/** What is wrong with a network such as `10.20.0.0/16`; undefined when nothing is. IPv6 has networks too. */
export function cidrFaultOf(text: string): CidrFault | undefined {
  const [address = '', ...prefixes] = text.trim().split('/');
  const kind = ipaddr.IPv4.isValidFourPartDecimal(address)
    ? ipaddr.IPv4
    : address.includes(':') && ipaddr.IPv6.isValid(address)
      ? ipaddr.IPv6
      : undefined;
  if (kind === undefined) return { kind: 'address' };
  const most = kind === ipaddr.IPv4 ? 32 : 128;
  const [prefix] = prefixes;
  if (prefix === undefined || prefix === '') {
    const network = most === 32 ? networkOf(kind, `${address}/${usualPrefix}`) : undefined;
    return { kind: 'prefixMissing', ...(network !== undefined && { network }) };
  }
  if (prefixes.length > 1 || !/^(?:0|[1-9]\d{0,2})$/.test(prefix) || Number(prefix) > most)
    return { kind: 'prefix', most };
  const network = networkOf(kind, `${address}/${prefix}`);
  if (network === undefined) return { kind: 'address' };
  const isFirst = ipaddr.parse(address).toString() === ipaddr.parseCIDR(network)[0].toString();
  return isFirst ? undefined : { kind: 'hostBits', network };
}

/** How many addresses an IPv4 network has, all of them counted; undefined for any other text, and where nobody counts them. */
export function addressesIn(text: string): number | undefined {
  if (cidrFaultOf(text) !== undefined || text.includes(':')) return undefined;
  return 2 ** (32 - Number(text.trim().split('/')[1]));
}

/** The network an address lies in; undefined for addresses that belong to one interface only (`fe80::1%eth0`). */
function networkOf(kind: typeof ipaddr.IPv4 | typeof ipaddr.IPv6, text: string): string | undefined {
  return kind.isValidCIDR(text) ? `${kind.networkAddressFromCIDR(text).toString()}/${text.split('/')[1]}` : undefined;
}

/** True for a valid network in CIDR notation whose host bits are zero, such as `10.20.0.0/16`. */
export function isNetwork(text: string): boolean {
  return text === text.trim() && cidrFaultOf(text) === undefined;
}

/** True when the prefix is one the platform recommends, /16 to /20; another is legal and only warned about. */
export function hasRecommendedPrefix(text: string): boolean {
  const prefix = ipaddr.parseCIDR(text)[1];
  return prefix >= 16 && prefix <= 20;
}

/** True when two networks share an address. Both must be valid. */
export function overlap(left: string, right: string): boolean {
  const [leftAddress, leftPrefix] = ipaddr.parseCIDR(left);
  const [rightAddress, rightPrefix] = ipaddr.parseCIDR(right);
  if (leftAddress.kind() !== rightAddress.kind()) return false;
  const shorter = Math.min(leftPrefix, rightPrefix);
  return leftAddress.match(rightAddress, shorter);
}

/** The first private networks of the usual size that share no address with those `taken`; what is no network among them takes nothing. */
export function freeNetworks(taken: readonly string[], count: number): readonly string[] {
  const known = taken.filter(isNetwork);
  const all = Array.from({ length: 256 }, (_, second) => `10.${(second + firstOffered) % 256}.0.0/${usualPrefix}`);
  return all.filter((network) => !known.some((other) => overlap(other, network))).slice(0, count);
}
