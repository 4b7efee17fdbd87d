import type { notices as english } from '../en/notices.ts';
import type { Translation } from '../translation.ts';

export const notices: Translation<typeof english> = {
  bell: '{count, plural, =0 {Avis} one {Avis, # non lu} other {Avis, # non lus}}',
  title: 'Avis',
  failures: 'Échecs pas encore lus',
  lead: 'Les opérations et travaux en cours, terminés, ou qui vous attendent, dans tous les espaces et régions où vous êtes connecté ; et qui a utilisé un lien que vous avez créé.',
  waiting: '{count, plural, one {# travail vous attend} other {# travaux vous attendent}}',
  asOf: '{words}, à {time}',
  none: 'Rien ne s’est terminé depuis votre connexion.',
  running: 'En cours ({count, number})',
  ended: 'Terminé',
  of: '{what} : {cluster}',
  heard: 'à {time}',
  markAllRead: 'Tout marquer comme lu',
  dismiss: 'Marquer comme lu : {sentence}',
  unread: 'Non lu',
  where: '{space} · {region}',
  link: {
    sentence:
      '{how, select, activated {{name} : compte désormais actif} recovered {{name} : nouveau mot de passe et nouveau second facteur} other {{name} : lien utilisé, mais compte toujours inactif}}',
    open: 'Ouvrir l’utilisateur',
  },
  watching:
    '{spaces, plural, one {# espace suivi} other {# espaces suivis}} dans {regions, plural, one {# région} other {# régions}}',
  watchingSome:
    '{spaces, plural, one {# espace suivi} other {# espaces suivis}} sur {all, number} : ceux que vous ouvrez passent en premier',
  spacesUnread: 'Les espaces de {regions} n’ont pas pu être lus : seuls ceux que vous ouvrez sont suivis.',
  staleRegions: '{regions} ne répond pas. Ce qui s’y est terminé entre-temps sera annoncé dès que possible.',
  staleConnection: 'Interrompu depuis {since}. Ce qui s’est terminé entre-temps sera annoncé dès le retour.',
  neverLive: 'Pas encore de connexion en direct. Ce qui s’est terminé sera annoncé dès qu’il y en a une.',
  newVersion: 'Une nouvelle version de la console est là',
  newVersionLead: 'Rechargez la page quand cela vous convient. D’ici là, elle reste telle quelle.',
  notNow: 'Pas maintenant',
  desktopOn: 'M’avertir aussi hors du navigateur',
  desktopOff: 'Ne plus m’avertir hors du navigateur',
  desktopBlocked: 'Votre navigateur bloque les avis de ce site. Ses réglages pour ce site peuvent changer cela.',
};
