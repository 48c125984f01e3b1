import { useLocation, useNavigate } from 'react-router-dom';

/**
 * What a page's back arrow does: one step back, or, where the visit began on this page, to `fallback`
 * (a path) in its place.
 */
export function useGoBack(fallback: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => {
    // The router names the entry that a visit begins with 'default'.
    if (key === 'default') void navigate(fallback, { replace: true });
    else void navigate(-1);
  };
}
