import { useEffect, useEffectEvent, useRef } from 'react';

/** Stands below rows of a long table and says when the end of them comes near. */
export function NearEnd({ onSight }: { onSight: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onSight);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      { rootMargin: '600px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place} className="near-end" />;
}
