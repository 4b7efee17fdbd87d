import type { registries as english } from '../en/registries.ts';
import type { Translation } from '../translation.ts';

export const registries: Translation<typeof english> = {
  title: 'Registres',
  lead: 'Les registres de conteneurs de cet espace. Cette API ne permet ni d’en créer ni d’en supprimer.',
  caption: 'Registres',
  filter: 'Filtrer par nom, hôte ou état',
  noneTitle: 'Aucun registre ici',
  none: 'Un registre mis en place pour cet espace apparaît ici, avec son hôte et son mot de passe.',
  forbiddenTitle: 'Vous ne pouvez pas voir les registres ici',
  failedTitle: 'Les registres n’ont pas pu être chargés',
  actions: { read: 'Lire le mot de passe…', reset: 'Réinitialiser le mot de passe…' },
  password: 'Mot de passe',
  copyPassword: 'Copier le mot de passe',
  read: {
    title: 'Lire le mot de passe de {name} ?',
    lead: 'Il s’affiche une fois sur cet écran. Qui le voit peut utiliser le registre : assurez-vous que personne ne regarde par-dessus votre épaule.',
    confirm: 'Afficher le mot de passe',
    shown: 'Le mot de passe de {name}',
  },
  reset: {
    title: 'Réinitialiser le mot de passe de {name} ?',
    lead: 'Le mot de passe actuel cesse aussitôt de fonctionner : tout ce qui s’en sert échoue jusqu’à recevoir le nouveau. Le nouveau s’affiche une fois sur cet écran.',
    confirm: 'Réinitialiser le mot de passe',
    acceptedTitle: 'L’ancien mot de passe ne fonctionne plus',
    accepted:
      'Le nouveau est en préparation ; il s’affiche ici dès qu’il est prêt. Vous pouvez aussi fermer et le lire plus tard.',
    shown: 'Le nouveau mot de passe de {name}',
  },
};
