/** Names that seeded people are made of: different ones in each zone, so that nobody lives in both regions. */

interface Names {
  readonly firstnames: readonly string[];
  readonly lastnames: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s*,\s*/);

export const names: Readonly<Record<'STD' | 'SNC', Names>> = {
  STD: {
    firstnames: words(`Amélie, Björn, Chiara, Dmitri, Elif, Fatou, Gustav, Hana, Ingrid, João, Katarzyna, Liam, Mireia,
      Nikolaj, Oluwaseun, Priya, Quentin, Rosalía, Søren, Thị Mai, Umar, Valentina, Wanjiru, Xiulan, Yasmin, Zoltán,
      Agnieszka, Bogdan, Céline, Darius, Eszter, Finn, Giulia, Henrik, Ioana, Jasper, Kenji, Leïla, Matteo, Noémie,
      Orla, Pavel, Ramón, Saoirse`),
    lastnames: words(`Almeida, Bergström, Castellanos, Dvořák, Eriksen, Fernández, Grünwald, Hakimi, Ivanova, Jørgensen,
      Kowalczyk, Lefèvre, Marchetti, Nowak, O’Connor, Papadopoulos, Quiroga, Rossi, Šimůnek, Tanaka, Ünal, Vandenberghe,
      Weiß, Yılmaz, Zieliński, Okafor, Nguyen, Petrović, Lindqvist, Moreau, Haddad, Kaya, Santos, van der Meer, De Luca,
      Bianchi, Müller, Novák, Popescu, Horváth, Kask, Mäkinen, Brennan, Fischer, Girard, Costa`),
  },
  SNC: {
    firstnames:
      words(`Alix, Baptiste, Capucine, Djibril, Éloïse, Firmin, Gwenaëlle, Hugo, Inès, Jérôme, Kévin, Ludivine,
      Maëlys, Nolwenn, Océane, Pierre-Yves, Raphaël, Soizic, Tanguy, Ursule, Victoire, Wassim, Xavier, Yann, Zélie,
      Anaïs, Bérénice, Corentin, Diane, Erwan, Flavie, Ghislain, Héloïse, Isaure, Joël, Karim, Loïc, Morgane, Nadia,
      Odile, Perrine, Rozenn, Samir, Thaïs`),
    lastnames:
      words(`Abgrall, Beaumont, Cariou, Delacroix, Étienne, Fontaine, Guéguen, Hamon, Imbert, Jaouen, Kermarrec,
      Le Goff, Marchand, N’Diaye, Ollivier, Prigent, Quéméner, Rousseau, Salaün, Tanguy, Urvoas, Vasseur, Wagner,
      Yvinec, Zerrouki, Aubert, Benali, Chevalier, Dumas, Évrard, Faure, Gauthier, Hébert, Joubert, Kerbrat, Lambert,
      Mahé, Nédélec, Pasquier, Riou, Sévellec, Thomas, Vidal, Besnard, Cohen, d’Arcy`),
  },
};

const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ß: 'ss', ı: 'i', ł: 'l', đ: 'd' };

/** `Søren Weiß` as the part of an e-mail address before the `@`: `soren.weiss`. */
export function mailboxOf(firstname: string, lastname: string): string {
  return [firstname, lastname].map(toPlain).join('.');
}

function toPlain(name: string): string {
  const plain = name.toLowerCase().replace(/[øßıłđ]/g, (letter) => plainLetters[letter] ?? letter);
  return plain.normalize('NFD').replace(/[^a-z-]/g, '');
}
