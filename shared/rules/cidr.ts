/** Rules on the network of a cluster (contract 2.9, behaviours B6.9). */
import ipaddr from 'ipaddr.js';

/** True for a valid network in CIDR notation whose host bits are zero, such as `10.20.0.0/16`. */
export function isNetwork(text: string): boolean {
  if (text.includes(':')) {
    return ipaddr.IPv6.isValidCIDR(text) && isSame(text, ipaddr.IPv6.networkAddressFromCIDR(text));
  }
  return ipaddr.IPv4.isValidCIDRFourPartDecimal(text) && isSame(text, ipaddr.IPv4.networkAddressFromCIDR(text));
}

function isSame(text: string, network: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return ipaddr.parseCIDR(text)[0].toString() === network.toString();
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
