import { useEffect, useState } from 'react';

/** px of scrolling one way before it counts: a trembling finger is no decision. */
const DECIDED = 12;

/** True while the reader scrolls down, false again on scrolling up or at the page's top (ui guide). */
export function useOutOfTheWay(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let turn = window.scrollY;
    const look = () => {
      const y = window.scrollY;
      if (y <= 0) setAway(false);
      else if (y - turn > DECIDED) setAway(true);
      else if (turn - y > DECIDED) setAway(false);
      else return;
      turn = y;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isAway;
}
