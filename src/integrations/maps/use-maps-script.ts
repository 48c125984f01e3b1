import { useLoadScript, type Libraries } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import { env } from '@/config/env';

const LIBRARIES: Libraries = ['geometry', 'places'];

/** The script reports a refused key once per page, whether or not a map is open. */
let isKeyRefused = false;

/** 'failed' also when the key was refused, which the script reports after loading. */
export function useMapsScript(): 'loading' | 'ready' | 'failed' {
  const { isLoaded, loadError } = useLoadScript({
    googleMapsApiKey: env.mapsKey,
    apiUrl: env.mapsUrl,
    libraries: LIBRARIES,
    preventGoogleFontsLoading: true,
  });
  const [hasFailed, setFailed] = useState(isKeyRefused);

  useEffect(() => {
    const page = window as Window & { gm_authFailure?: () => void };
    page.gm_authFailure = () => {
      isKeyRefused = true;
      setFailed(true);
    };
  }, []);

  if (loadError || hasFailed) return 'failed';
  return isLoaded ? 'ready' : 'loading';
}
