import { useSearchParams } from 'react-router';

/** What a list that is there as a whole is narrowed to, kept in the address as `?q=`. */
export function useFilterText(): readonly [text: string, change: (text: string) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (text: string) => {
    const next = new URLSearchParams(search);
    if (text.trim() === '') next.delete('q');
    else next.set('q', text);
    setSearch(next, { replace: true });
  };
  return [search.get('q') ?? '', change];
}
