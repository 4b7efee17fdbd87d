/** Words of what somebody may do, drawn. */
export const accessPictures = {
  matrix: {
    caption: 'What {name} holds, by service and action',
    service: 'Service',
    action: '{kind, select, get {See} create {Create} update {Change} delete {Delete} other {Other}}',
    share: '{whole, select, true {all {all, number}} other {{held, number} of {all, number}}}',
    single: '{count, number} on single resources',
    none: '{whole, select, true {none} other {none found}}',
    nowhere: '{whole, select, true {Nothing in {services}.} other {Nothing found so far in {services}.}}',
    cell: '{what}, {service}: {words}',
  },
  graph: {
    given:
      '{kind, select, role {role} permission {right} acl {ACL} granular {granular policy} other {created}}, {level, select, space {in this space} other {in the organisation}}',
    direct: 'Direct right',
    more: '{count, plural, one {and one more way} other {and # more ways}}',
    everything: 'Everything here',
    result: '{answer, select, granted {allowed} held {without effect} other {not known}}',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly accessPictures: typeof accessPictures;
  }
}
