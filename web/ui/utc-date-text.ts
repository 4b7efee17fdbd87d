/** A day that is one in UTC, such as `2027-01-31`, in words; one that cannot be read as it is. */
export function utcDateText(locale: string, date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time)
    ? date
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
}
