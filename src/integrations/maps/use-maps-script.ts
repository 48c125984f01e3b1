import { useLoadScript, type Libraries } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import { env } from '@/config/env';

const LIBRARIES: Libraries = ['geometry', 'places'];

/** 'failed' also when the key is rejected, which the script reports after loading. */
export function useMapsScript(): 'loading' | 'ready' | 'failed' {
  const { isLoaded, loadError } = useLoadScript({
    googleMapsApiKey: env.mapsKey,
    apiUrl: env.mapsUrl,
    libraries: LIBRARIES,
    preventGoogleFontsLoading: true,
  });
  const [isKeyRejected, setKeyRejected] = useState(false);

  useEffect(() => {
    const page = window as Window & { gm_authFailure?: () => void };
    page.gm_authFailure = () => setKeyRejected(true);
    return () => {
      delete page.gm_authFailure;
    };
  }, []);

  if (loadError || isKeyRejected) return 'failed';
  return isLoaded ? 'ready' : 'loading';
}
