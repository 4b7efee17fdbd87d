import type { accounts as english } from '../en/accounts.ts';
import type { Translation } from '../translation.ts';

export const accounts: Translation<typeof english> = {
  title: 'Comptes de service',
  leadOrganisation: 'Les clients de l’API qui appartiennent à l’organisation ou à l’un de ses espaces.',
  leadSpace: 'Les clients de l’API créés dans cet espace ou qui y sont affectés.',
  caption: 'Comptes de service',
  filter: 'Filtrer par nom, "nom entier" ou ID',
  columns: { name: 'Nom', id: 'ID client', lifetime: 'Durée des jetons', expires: 'Expiration' },
  copyId: 'Copier l’ID client de {name}',
  expiry: { never: 'Jamais', soon: 'Bientôt : {date}', expired: 'Expiré le {date}' },
  leaving: 'Suppression en cours…',
  leavingReason: 'Il est en cours de suppression.',
  gone: '{name} a disparu',
  noneTitle: 'Aucun compte de service pour l’instant',
  noneOrganisation: 'Créez-en un pour qu’un programme puisse utiliser l’API.',
  noneSpace: 'Aucun compte de service n’a été créé dans cet espace ni ne lui est affecté.',
  forbiddenTitle: 'Vous ne pouvez pas voir les comptes de service ici',
  failedTitle: 'Les comptes de service n’ont pas pu être chargés',
  actions: {
    create: 'Créer un compte de service',
    edit: 'Modifier',
    rotate: 'Renouveler le secret…',
    assign: 'Affecter à un espace…',
    remove: 'Retirer de cet espace…',
    delete: 'Supprimer…',
  },
};
