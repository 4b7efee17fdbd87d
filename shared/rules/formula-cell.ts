/**
 * A cell of a CSV that begins like this, space before it or not and in either width, is a formula to a spreadsheet (OWASP, CSV
 * injection), and is written with an apostrophe before it; one that begins with apostrophes and then like this gets another,
 * so that reading can take one away.
 */
export const formulaCell = /^'*\s*[=+\-@＝＋－＠\t\r\n]/;
