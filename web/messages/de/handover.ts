import type { handover as english } from '../en/handover.ts';
import type { Translation } from '../translation.ts';

export const handover: Translation<typeof english> = {
  greeting: 'Guten Tag {name},',
  link: 'dieser Link öffnet die Seite, auf der Sie Ihr Passwort und Ihre Authentifizierungs-App für {region} einrichten:',
  once: 'Er gilt einmal, bis {until}. Öffnen Sie ihn selbst und leiten Sie diese Nachricht nicht weiter.',
  codeFollows: 'Die Seite fragt nach einem sechsstelligen Code, den Sie auf anderem Weg erhalten.',
  code: 'der Code zu dem Link, den Sie für {region} erhalten haben, lautet:',
  keepCode: 'Geben Sie ihn nur auf der Seite ein, die der Link öffnet. Sonst wird Sie niemand danach fragen.',
};
