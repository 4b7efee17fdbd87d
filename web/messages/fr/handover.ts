import type { handover as english } from '../en/handover.ts';
import type { Translation } from '../translation.ts';

export const handover: Translation<typeof english> = {
  greeting: 'Bonjour {name},',
  link: 'ce lien ouvre la page où vous définirez votre mot de passe et votre application d’authentification pour {region} :',
  once: 'Il sert une seule fois, jusqu’au {until}. Ouvrez-le vous-même et ne transférez pas ce message.',
  codeFollows: 'La page demande un code à six chiffres, que vous recevrez par une autre voie.',
  code: 'le code du lien qui vous a été envoyé pour {region} est :',
  keepCode: 'Saisissez-le uniquement sur la page ouverte par le lien. Personne ne vous le demandera autrement.',
};
