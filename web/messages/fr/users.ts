import type { users as english } from '../en/users.ts';
import type { Translation } from '../translation.ts';

export const users: Translation<typeof english> = {
  title: 'Utilisateurs',
  leadOrganisation: 'Les personnes de l’organisation, quel que soit leur espace.',
  leadSpace: 'Les personnes affectées à cet espace.',
  caption: 'Utilisateurs',
  filter: 'Filtrer par nom, e-mail ou ID entier',
  filters: 'Filtres',
  columns: { name: 'Nom', email: 'E-mail', status: 'État', id: 'ID', created: 'Créé le' },
  status: '{active, select, true {Actif} false {Inactif} other {Inconnu}}',
  copyId: 'Copier l’ID de {name}',
  noName: 'Sans nom',
  noneTitle: 'Aucun utilisateur pour l’instant',
  noneOrganisation: 'Créez-en un premier pour donner un accès.',
  noneSpace: 'Personne n’est encore affecté à cet espace.',
  forbiddenTitle: 'Vous ne pouvez pas voir les utilisateurs ici',
  failedTitle: 'Les utilisateurs n’ont pas pu être chargés',
  actions: {
    create: 'Créer un utilisateur',
    addMany: 'Ajouter par fichier',
    edit: 'Modifier',
    activate: 'Activer…',
    deactivate: 'Désactiver…',
    recover: 'Émettre un lien de récupération…',
    assign: 'Affecter à un espace…',
    unassign: 'Retirer de cet espace…',
    delete: 'Supprimer…',
  },
};
