import ipaddr from 'ipaddr.js';

/** What may be kept and shown of an address: the /24 network of an IPv4 one, the /48 network of an IPv6 one. */
export function networkPrefixOf(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  const length = parsed instanceof ipaddr.IPv6 ? 48 : 24;
  const network = (parsed instanceof ipaddr.IPv6 ? ipaddr.IPv6 : ipaddr.IPv4).networkAddressFromCIDR(
    `${parsed.toString()}/${length}`,
  );
  return `${network.toString()}/${length}`;
}

/** An IPv4 address, or the /64 network of an IPv6 one: whoever has one address of it has them all. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
