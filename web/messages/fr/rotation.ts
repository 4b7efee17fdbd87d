import type { rotation as english } from '../en/rotation.ts';
import type { Translation } from '../translation.ts';

export const rotation: Translation<typeof english> = {
  title: 'Renouveler le secret de {name}',
  lead: 'Un secret ne peut pas être changé : un nouveau compte prend donc le relais, avec les mêmes droits, un nouvel ID client et un nouveau secret. L’ancien compte fonctionne jusqu’à la dernière étape ; vous pouvez vous arrêter à tout moment.',
  leadSpace:
    'Un secret ne peut pas être changé : un nouveau compte de cet espace prend donc le relais ici, avec les mêmes droits, un nouvel ID client et un nouveau secret. L’ancien compte fonctionne jusqu’à la dernière étape ; vous pouvez vous arrêter à tout moment. Pour le remplacer dans tous ses espaces à la fois, faites-le dans l’organisation.',
  states: { waiting: 'Plus tard', now: 'À vous', busy: 'En cours', done: 'Fait', failed: 'Pas fait' },
  read: {
    title: '1. Les droits du compte',
    reading: 'Lecture des droits du compte',
    counts:
      '{roles, plural, =0 {aucun rôle} one {# rôle} other {# rôles}}, {permissions, plural, =0 {aucune permission directe} one {# permission directe} other {# permissions directes}}, {acls, plural, =0 {aucune ACL} one {# ACL} other {# ACL}}',
    notCopied:
      'Ne peuvent pas être copiés : les droits qui viennent d’avoir créé une ressource, qu’aucune liste ne montre, et les politiques granulaires obsolètes. Donnez-les par ACL.',
    gaps: 'Tout n’a pas pu être lu, et ne peut donc pas être copié',
    lists: 'Les espaces du compte : {reason}',
    gap: {
      policy: 'La politique dans {place} : {reason}',
      acls: 'Les ACL sur {kind} dans {place} : {reason}',
      catalogue: 'Les permissions de {place}, et donc ses ACL : {reason}',
    },
    again: 'Relire',
    accept: 'Continuer sans ce qui n’a pas pu être lu',
  },
  create: {
    title: '2. Créer le nouveau compte',
    lead: 'Les deux coexistent un moment, leurs noms doivent donc différer. Vous pourrez le renommer ensuite.',
    submit: 'Créer le nouveau compte',
    readFirst: 'Il faut d’abord savoir quels droits a le compte.',
    created: 'Créé avec l’ID client',
  },
  store: {
    title: '3. Conserver le nouveau secret',
    lead: 'Il n’a encore aucun des droits de {name}. Ils sont copiés à l’étape suivante.',
  },
  copy: {
    title: '4. Lui donner les mêmes droits',
    nothing: 'Il n’y a rien à copier.',
    start: '{count, plural, one {Vérifier ce que # appel copierait} other {Vérifier ce que # appels copieraient}}',
  },
  verify: {
    title: '5. Vérifier le nouveau compte',
    start: 'Tester la paire et comparer les droits',
    passed: 'La paire fonctionne et tous les droits sont arrivés',
    passedRights: 'Tous les droits sont arrivés',
    untested:
      'La paire n’a pas été testée, faute de secret. Assurez-vous qu’il a été conservé avant que l’ancien compte ne disparaisse.',
    failed: 'Le nouveau compte ne peut pas encore prendre le relais',
    invalid: 'La région n’accepte pas le nouvel ID client et son secret.',
    missing:
      '{place} : il manque {roles, plural, =0 {} one {# rôle } other {# rôles }}{permissions, plural, =0 {} one {# permission } other {# permissions }}{acls, plural, =0 {} one {# ACL} other {# ACL}}',
    notHere: '{place} : le nouveau compte n’y est pas affecté.',
  },
  resume: {
    title: 'Continuer avec {name} ?',
    sure: 'Seulement s’il a été créé pour cette rotation : il reçoit tous les droits de l’ancien compte.',
    secret:
      'Son secret a été montré une fois et n’est pas conservé ici. S’il n’a pas été mis en lieu sûr, supprimez le nouveau compte et recommencez.',
    goOn: 'Continuer avec {name}',
    again: 'Recommencer avec un autre compte',
    gone: 'Le nouveau compte nommé par l’adresse n’existe plus',
    copied: 'Tous les droits ont déjà été copiés.',
    typed: 'Secret client du nouveau compte',
    capsLock: 'La touche Verr. Maj. est activée',
    typedHint: 'Pour tester la paire. Laissé vide, seuls les droits sont comparés. Il n’est pas conservé.',
  },
  leave: {
    title: 'Arrêter le renouvellement ici ?',
    effect:
      'Les deux comptes restent : {name} fonctionne comme avant, et le nouveau garde ce qu’il a déjà reçu. Ce qui manque, vous pourrez le lui donner sur sa page.',
    confirm: 'Arrêter ici',
  },
  remove: {
    title: '6. Retirer l’ancien compte',
    lead: 'Mettez d’abord le nouvel ID client et le nouveau secret partout où {name} est utilisé. Supprimez ensuite l’ancien compte.',
    leadSpace:
      'Mettez d’abord le nouvel ID client et le nouveau secret partout où {name} est utilisé. Retirez ensuite l’ancien compte de cet espace.',
    stop: 'Les deux comptes fonctionnent maintenant. Vous pourrez supprimer l’ancien plus tard, depuis sa page.',
    start: 'Retirer {name}…',
    later: 'Plus tard : aller au nouveau compte',
  },
};
