import type { secrets as english } from '../en/secrets.ts';
import type { Translation } from '../translation.ts';

export const secrets: Translation<typeof english> = {
  title: 'Gestionnaires de secrets',
  lead: 'Les instances qui gardent les secrets de vos applications. Cette API ne permet ni d’en créer ni d’en supprimer.',
  caption: 'Gestionnaires de secrets',
  filter: 'Filtrer par nom, hôte ou état',
  noneTitle: 'Aucun gestionnaire de secrets ici',
  none: 'Une instance mise en place pour cet espace apparaît ici, avec son hôte et le jeton de son administrateur.',
  forbiddenTitle: 'Vous ne pouvez pas voir les gestionnaires de secrets ici',
  failedTitle: 'Les gestionnaires de secrets n’ont pas pu être chargés',
  reveal: 'Révéler le jeton d’administration…',
  token: {
    title: 'Révéler le jeton d’administration de {name} ?',
    lead: 'Il ouvre tous les secrets de cette instance et s’affiche une fois sur cet écran. Assurez-vous que personne ne regarde par-dessus votre épaule.',
    confirm: 'Révéler le jeton',
    shown: 'Le jeton d’administration de {name}',
    label: 'Jeton',
    copy: 'Copier le jeton',
  },
};
