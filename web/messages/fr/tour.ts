import type { tour as english } from '../en/tour.ts';
import type { Translation } from '../translation.ts';

export const tour: Translation<typeof english> = {
  title: 'Premiers pas',
  lead: 'Cinq vraies tâches dans {region}. Chacune est cochée dès que cette console sait que vous l’avez faite.',
  step: '{step, select, create {Créez un utilisateur dans l’organisation.} issue {Émettez pour lui un lien d’activation : le lien et le code se remettent par deux voies différentes.} redeem {Soyez cette personne : ouvrez le lien dans une fenêtre privée, saisissez le code, choisissez un mot de passe et un second facteur.} watch {Modifiez un cluster, par une mise à niveau par exemple, et restez sur sa page jusqu’à la fin de l’opération.} other {Demandez pourquoi quelqu’un peut faire quelque chose, ou pourquoi pas.}}',
  go: '{step, select, create {Créer un utilisateur} issue {{known, select, yes {Ouvrir l’utilisateur} other {Choisir un utilisateur}}} redeem {Voir ce qu’est devenu le lien} watch {Choisir un cluster} other {Expliquer un accès}}',
  state: '{done, select, yes {Fait} other {Pas encore fait}}',
  unread: 'Ce que vous avez fait n’a pas pu être lu : d’autres étapes sont peut-être faites.',
  anewLead:
    'Recommencer ne fait que décocher les étapes, dans ce navigateur. Les utilisateurs, les liens et les clusters restent tels quels.',
  anew: 'Recommencer',
  arrival: {
    title: 'Bienvenue, {name}',
    where:
      'Vous êtes dans {region}. La barre du haut montre toujours où vous êtes, et mène ailleurs ; « Aller à… » trouve chaque lieu par son nom.',
    quiet:
      'Les pages que votre compte ne peut pas lire restent dans la navigation, avec une marque. Chacune dit ce qui manque, et comment le demander.',
    account: 'Ce que vous pouvez faire ici',
    close: 'Compris',
  },
  hints: {
    label: 'Conseil',
    users:
      'Chaque nom ouvre une personne, avec ses espaces et ses droits ; ce que votre compte ne peut pas lire y est signalé.',
    clusters:
      'Chaque nom ouvre un cluster et ce qui s’y passe ; ce que votre compte ne peut pas changer y est signalé, avec ce qui manque et comment le demander.',
  },
  hide: 'Ne plus les proposer',
};
