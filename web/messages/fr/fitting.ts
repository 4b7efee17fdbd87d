import type { fitting as english } from '../en/fitting.ts';
import type { Translation } from '../translation.ts';

export const fitting: Translation<typeof english> = {
  title: 'Rôles pour une tâche',
  lead: 'De ce que quelqu’un doit faire au plus petit nombre de rôles qui le permettent, à ce qu’ils donnent en plus et à un rôle exactement ajusté.',
  takes: '{operation} : demande {names}',
  operations: {
    title: 'Ce qui doit être fait',
    clear: 'Recommencer',
    add: 'Ajouter des opérations',
    find: 'Chercher par nom, chemin ou permission',
    chosen: 'choisie',
    count: '{count, plural, one {# choisie} other {# choisies}}',
    recorded:
      '{count, plural, =0 {Ajouter les appels enregistrés} one {Ajouter # opération enregistrée} other {Ajouter # opérations enregistrées}}',
    noneRecorded: 'Rien d’autre n’a été appelé à cet endroit depuis le chargement de la page',
    noneTitle: 'Rien de choisi pour l’instant',
    none: 'Choisissez les opérations une à une, ou faites la tâche vous-même puis ajoutez ce qui en a été enregistré.',
    drop: 'Retirer',
    token: 'Rien : être connecté suffit',
    columns: { name: 'Opération', takes: 'Demande', way: 'Méthode et chemin' },
  },
  roles: {
    title: 'Rôles qui suffisent',
    lead: 'Coûte un appel par rôle de ce périmètre.',
    find: 'Trouver les rôles',
    again: 'Relire les rôles',
    stop: 'Arrêter',
    progress: '{asked, number} sur {total, plural, one {# rôle lu} other {# rôles lus}}',
    incomplete: 'Tous les rôles n’ont pas été lus : moins de rôles peuvent suffire',
    unread: '{count, plural, one {# rôle n’a pas pu être lu} other {# rôles n’ont pas pu être lus}} : {names}',
    listMissing: 'La liste des rôles n’a pas pu être lue.',
    stopped: '{count, plural, one {# rôle n’a pas été examiné} other {# rôles n’ont pas été examinés}}.',
    missing:
      '{sure, select, true {Aucun rôle d’ici ne permet} other {Aucun rôle lu ne permet}} {count, plural, one {# opération} other {# opérations}}',
    noneServes: 'Aucun rôle ne permet l’une de ces opérations.',
    noneNeeded: 'Aucun rôle n’est nécessaire : être connecté suffit.',
    found:
      'Le plus petit nombre trouvé : {count, plural, one {# rôle} other {# rôles}}{partly, select, true { pour les autres opérations} other {}}. Tous les ensembles n’ont pas été examinés, moins de rôles peuvent suffire.',
    smallest:
      '{count, plural, one {# rôle suffit} other {# rôles suffisent}}{partly, select, true { pour les autres opérations} other {}}, et pas moins. D’autres, en même nombre, donnent peut-être moins en plus.',
    leanest:
      '{count, plural, one {# rôle suffit} other {# rôles suffisent}}{partly, select, true { pour les autres opérations} other {}}. Pas moins, et aucun autre choix du même nombre ne donne moins en plus.',
    noSurplus: '{count, plural, one {Il ne donne} other {Ils ne donnent}} rien en plus.',
    surplus: 'Donné en plus, sans qu’aucune de ces opérations le demande ({count, number})',
    give: '{count, plural, one {Donner ce rôle à…} other {Donner ces rôles à…}}',
    columns: { name: 'Rôle', kind: 'Type', serves: 'Permet', besides: 'Donne en plus' },
  },
  exact: {
    title: 'Un rôle exactement ajusté',
    lead: 'Donne ce que demandent ces opérations, et rien dont on pourrait se passer.',
    count: '{count, plural, one {# permission} other {# permissions}}',
    copy: 'Copier les noms',
    create: 'Créer ce rôle',
    nothing: 'Il n’y a aucune permission à donner pour ces opérations.',
    missing:
      '{count, plural, one {# opération demande} other {# opérations demandent}} ce {kind, select, organisation {qu’un rôle de l’organisation ne donne ni chez elle ni dans ses espaces} other {qu’un rôle de cet espace ne peut pas donner}}',
    failedTitle: 'Les permissions existantes n’ont pas pu être lues',
  },
};
