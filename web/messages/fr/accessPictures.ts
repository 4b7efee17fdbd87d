import type { accessPictures as english } from '../en/accessPictures.ts';
import type { Translation } from '../translation.ts';

export const accessPictures: Translation<typeof english> = {
  matrix: {
    caption: 'Ce que détient {name}, par service et par action',
    service: 'Service',
    action: '{kind, select, get {Voir} create {Créer} update {Modifier} delete {Supprimer} other {Autre}}',
    share: '{whole, select, true {les {all, number}} other {{held, number} sur {all, number}}}',
    single: '{count, number} sur des ressources isolées',
    none: '{whole, select, true {aucun} other {aucun trouvé}}',
    nowhere: '{whole, select, true {Rien dans {services}.} other {Rien trouvé pour l’instant dans {services}.}}',
    cell: '{what}, {service} : {words}',
  },
  graph: {
    given:
      '{kind, select, role {rôle} permission {droit} acl {ACL} granular {politique granulaire} other {créée}}, {level, select, space {dans cet espace} other {dans l’organisation}}',
    direct: 'Droit direct',
    more: '{count, plural, one {et une autre voie} other {et # autres voies}}',
    everything: 'Tout ce qui est ici',
    result: '{answer, select, granted {autorisé} held {sans effet} other {inconnu}}',
  },
};
