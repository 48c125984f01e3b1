import { useLocation, useNavigate } from 'react-router-dom';

/** Returns an action that goes one step back, or to the path `fallback` when the visit began on this page. */
export function useGoBack(fallback: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => {
    // React Router gives the first entry of a visit the key 'default', until a query change replaces it.
    const isFirstEntry = key === 'default' || ('navigation' in window && !window.navigation.canGoBack);
    if (isFirstEntry) void navigate(fallback, { replace: true });
    else void navigate(-1);
  };
}
