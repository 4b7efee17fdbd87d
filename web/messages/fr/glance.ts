import type { glance as english } from '../en/glance.ts';
import type { Translation } from '../translation.ts';

export const glance: Translation<typeof english> = {
  liveness:
    '{liveness, select, live {En direct} partly {En partie en direct} connecting {Connexion…} offline {Hors ligne} other {Pas en direct}}',
  silent:
    '{whole, select, yes {{region} n’a pas répondu depuis {since}} other {{region} : {spaces, plural, one {# espace n’a pas répondu} other {# espaces n’ont pas répondu}} depuis {since}}}. Ce qui en est affiché date d’alors ; ce qui manque n’est pas compté.',
  unread: {
    list: '{list, select, accounts {les comptes de service de l’organisation} other {les liens de récupération}}',
    region: '{region} n’a pas pu être lue : rien n’en est affiché ni compté.',
    refused: '{region} ne laisse votre compte lire aucun espace.',
    failing:
      '{region} : {of, select, lists {} other {{spaces, plural, one {{names} n’a pas encore tout répondu} other {{names} n’ont pas encore tout répondu}}}}{of, select, both { ; } other {}}{of, select, spaces {} other {lecture impossible : {lists}}}. Ce qui manque n’est pas compté.',
    forbidden:
      '{region} : votre compte ne peut pas lire {of, select, lists {{lists} : rien n’est dit de ce qui y expire} both {tout ce qui est dans {names}, ni {lists}. Ce qui manque n’est pas compté} other {tout ce qui est dans {names}. Ce qui manque n’est pas compté}}.',
    unrecorded: '{region} ne garde pas trace de ce qui est fait dans {names} : rien n’en est affiché ni compté.',
    bounded:
      '{region} : {most, plural, one {seul le premier espace est lu} other {seuls les # premiers espaces, et autant de comptes de service, sont lus}}, et {items, plural, one {# cluster} other {# clusters}} de chaque espace.',
    whole: 'La vue d’ensemble n’a pas pu être lue jusqu’au bout.',
  },
  running: {
    what: 'Opération',
    where: 'Cluster et espace',
    end: 'Fin attendue',
    now: 'maintenant {time}',
    percent: '{percent, number} %',
    ends: 'encore {left} · <b>fin ≈ {at}</b>',
    endsLate: ', pour 95 % de {runs, plural, one {# exécution} other {# exécutions}} d’ici {late}',
    few: '{runs, plural, one {≈ {to}, d’après une exécution} other {≈ {to}, d’après # exécutions}}',
    late: 'd’ici {late} pour 95 % de {runs, plural, one {# exécution} other {# exécutions}}',
    lateByFew: '{runs, plural, one {plus long que la seule précédente} other {plus long que les # précédentes}}',
    slow: 'plus lent que 95 % de {runs, plural, one {# exécution} other {# exécutions}}',
    noRuns: 'depuis {since} · aucune précédente',
    waiting: 'pas commencé{isFirst, select, yes { · première exécution connue} other {}}',
    unheard: '{known, select, yes {sans nouvelles depuis {since}} other {sans nouvelles}}',
    unread: 'depuis {since} · précédentes illisibles',
    legendRun: 'exécuté',
    legendEnd: 'fin habituelle, p50–p95 des exécutions antérieures',
  },
  empty: {
    title: 'Par où commencer',
    lead: 'Il n’y a pas encore d’espace. Un espace est là où vivent les clusters et où travaillent les personnes.',
    create: 'Créer le premier espace',
    people: 'Voir les personnes de l’organisation',
  },
  bare: {
    title: 'Par où commencer',
    lead: 'Il n’y a pas encore de cluster dans cet espace. Un cluster prend quelques minutes.',
    deserted: 'Personne n’est encore affecté à l’espace non plus.',
    create: 'Créer le premier cluster',
    people: 'Voir les personnes de l’espace',
  },
  ask: {
    title:
      '{spaces, plural, =0 {Aucun espace ne vous est encore ouvert} one {Vous ne pouvez pas voir ce que contient le seul espace qui vous est ouvert} other {Vous ne pouvez pas voir ce que contiennent les # espaces qui vous sont ouverts}}',
    lead: 'Qui administre l’organisation peut vous affecter à un espace et vous donner un rôle. Envoyez-lui ceci ; votre compte se trouve derrière le lien.',
    request:
      '{who, select, person {Je suis {name}, utilisateur {id}} other {J’utilise le compte de service {id}}}{known, select, yes { de l’organisation {organisation}} other {}} dans {region}, et n’y vois rien. Merci de {who, select, person {m’affecter} other {l’affecter}} à un espace avec un rôle qui peut le lire.{known, select, yes { {link}} other {}}',
    copy: 'Copier la demande pour {region}',
    rights: 'Votre compte dans {region}',
  },
  versions: {
    minor: 'Version',
    clusters: 'Clusters',
    behind: 'Workers en retard sur le plan de contrôle',
    behindCount: '{count, plural, =0 {} one {# en retard} other {# en retard}}',
    unknown:
      '{count, plural, one {Pour # cluster, la région ne dit pas sa version.} other {Pour # clusters, la région ne dit pas leur version.}}',
    patches: 'Par correctif',
    patch: '{version} · {count, number}',
  },
  week: {
    now: 'maintenant',
    named: '{name} · {place}',
    label:
      '{count, plural, one {# opération terminée} other {# opérations terminées}} ces 7 derniers jours, par début et durée.',
    list: '{count, plural, one {# opération} other {# opérations}}{failed, plural, =0 {} one {, # échec} other {, # échecs}} : sous forme de liste',
    untimed:
      '{count, plural, one {# autre ne dit pas quand elle a commencé} other {# autres ne disent pas quand elles ont commencé}}{failed, plural, =0 {} one {, dont # échec} other {, dont # échecs}}.',
    cut: '{spaces, plural, one {Dans # espace, davantage s’est terminé : seules ses dernières opérations sont affichées.} other {Dans # espaces, davantage s’est terminé : seules leurs dernières opérations sont affichées.}}',
  },
  needs: {
    ready: '{name} : attend une confirmation',
    paused: '{name} : en pause',
    decide: 'Décider',
    preparing: 'En préparation : {names}',
    unready: 'Création impossible : {names}',
    since: 'depuis {since}',
    behind:
      '{spaces, plural, one {{space} : } other {}}{count, plural, one {# cluster a des workers en retard sur son plan de contrôle} other {# clusters ont des workers en retard sur leur plan de contrôle}}',
    accounts:
      '{ended, plural, =0 {} one {# compte de service a expiré} other {# comptes de service ont expiré}}{both, select, yes {, } other {}}{soon, plural, =0 {} one {# compte de service expire d’ici le {day}} other {# comptes de service expirent d’ici le {day}}}',
    links:
      '{count, plural, one {# lien de récupération expire sans avoir servi} other {# liens de récupération expirent, sans usage connu}}',
    linksBy: 'le premier à {at}',
    session: 'Votre connexion à {region} se termine',
    sessionIn: 'dans {left}, sans pouvoir être renouvelée d’ici là',
    newest:
      '{count, plural, one {# cluster a une version plus ancienne que {newest}} other {# clusters ont des versions plus anciennes que {newest}}}',
    toFleet: 'Les choisir',
    show: 'Afficher',
    runsUnread: 'Impossible de lire si un travail vous attend.',
    versionsUnread: 'L’offre de {region} n’a pas pu être lue : des clusters y ont peut-être d’anciennes versions.',
  },
};
