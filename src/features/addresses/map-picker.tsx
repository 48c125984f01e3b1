import { useLoadScript, type Libraries } from '@react-google-maps/api';
import { Component, useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { env } from '@/config/env';
import { SLOW_NOTICE_DELAY_MS } from '@/config/limits';
import { toastRequested } from '@/domain/events';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { metresBetween, placeOf, type Point } from '@/integrations/maps/geocode';
import { reportError } from '@/platform/report-error';
import { useAppDispatch } from '@/store/hooks';
import { byLocale, m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { Notice } from '@/ui/feedback/notice';
import { useFocusAnnounces } from '@/ui/hooks/use-focus-announces';
import { useDelayedFlag } from '@/ui/hooks/use-delayed-flag';
import { useFocusFallback } from '@/ui/hooks/use-focus-fallback';
import {
  DeliveryFields,
  HOUSE_FIELD_ID,
  ManualAddressForm,
  PickerSkeleton,
  useAddressFields,
  type PickerProps,
  type RequiredField,
} from './address-form';
import { DeliveryMap } from './delivery-map';
import { isApproximate, useMapPoint, useStartPoint } from './use-map-point';

const kilometres = byLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: false,
    }),
);

/** Two decimals (docs/behaviour.md 11.2). */
const formatKilometres = (metres: number) => kilometres().format(metres / 1000);

/** Distance between pin and device, in metres, above which the diner is asked to check the point. */
const FAR_AWAY_METRES = 1000;
/** The map knows the rest. */
const MAP_ADDRESS_FIELDS: readonly RequiredField[] = ['houseNumber'];

const LIBRARIES: Libraries = ['geometry', 'places'];

/** The script reports a refused key once per page, whether or not a map is open. */
let isKeyRefused = false;

/** 'failed' also when the key was refused, which the script reports after loading. */
function useMapsScript(): 'loading' | 'ready' | 'failed' {
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

/** Shows the fallback when the maps script throws while a map is created or drawn. */
class MapErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error, 'render');
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Picks the address on a map. Falls back to typing when the maps script fails, and offers it when the script is slow. */
export function MapPicker(props: PickerProps) {
  const script = useMapsScript();
  const isSlow = useDelayedFlag(script === 'loading', SLOW_NOTICE_DELAY_MS);
  const [isTyping, setTyping] = useState(false);
  const typeInstead = () => setTyping(true);

  if (script === 'failed' || isTyping) return <ManualAddressForm {...props} />;
  if (script === 'ready') {
    return (
      <MapErrorBoundary fallback={<ManualAddressForm {...props} />}>
        <ReadyMapPicker {...props} onTypeInstead={typeInstead} />
      </MapErrorBoundary>
    );
  }
  return (
    <>
      <PickerSkeleton />
      {isSlow && <TypeInsteadButton onPress={typeInstead} className="mb-4" />}
    </>
  );
}

function TypeInsteadButton({ onPress, className }: { onPress: () => void; className: string }) {
  const button = useFocusFallback(HOUSE_FIELD_ID);
  return (
    <Button ref={button} variant="text" onClick={onPress} className={`w-full ${className}`}>
      {m.addresses_type_instead()}
    </Button>
  );
}

interface ReadyMapPickerProps extends PickerProps {
  onTypeInstead: () => void;
}

function ReadyMapPicker({ formId, formRef, draft, onEdit, onSave, onTypeInstead }: ReadyMapPickerProps) {
  const dispatch = useAppDispatch();
  const start = useStartPoint();
  const { selected, pick, showLookupFailed, isLocating, failure, locate, device, pointToSave } =
    useMapPoint();
  const { fieldProps, validate } = useAddressFields(draft, onEdit, MAP_ADDRESS_FIELDS);
  const [isPointRequested, setPointRequested] = useState(false);
  const [hasSearchFailed, setSearchFailed] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const problemId = useId();

  useEffect(() => locate(), [locate]);

  const selectPlace = (found: Promise<Point | null>) => {
    const onFailure = () => {
      showLookupFailed();
      setSearchFailed(true);
      // The pick has replaced a request for the device's position, which may have been answered meanwhile.
      if (!selected) locate();
    };
    pick(found, { onFailure });
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isValid = validate();
    const picked = pointToSave();
    setPointRequested(!picked);
    if (isValid && !picked) search.current?.focus();
    if (!isValid || !picked) return;
    void onSave(async () => {
      const resolved = await picked;
      if (!resolved) {
        // The diner must confirm the new point: a drag may not be finished yet.
        if (selected) dispatch(toastRequested({ text: m.addresses_save_failed(), tone: 'error' }));
        setPointRequested(true);
        return null;
      }
      const { displayName, ...addressFields } = resolved.place ?? placeOf([]);
      return {
        ...addressFields,
        longitude: String(resolved.point.lng),
        latitude: String(resolved.point.lat),
        warning: displayName ? undefined : m.addresses_place_missing(),
      };
    });
  };

  const place = selected?.place;
  const metresFromDevice = selected && device ? metresBetween(device.point, selected.point) : 0;
  const isFarAway = device && metresFromDevice > Math.max(FAR_AWAY_METRES, device.accuracyMetres);
  // Any other pick has selected another point.
  const isRough = device && selected?.point === device.point && isApproximate(device);
  const shouldOfferTyping = failure !== null || hasSearchFailed || (selected ? place === null : isLocating);
  const isPointMissing = isPointRequested && !selected;
  const pointProblem = isPointMissing ? m.addresses_point_required() : '';
  const [isAnnounced, focusProps] = useFocusAnnounces(pointProblem);
  const alert =
    pointProblem ||
    (failure === 'unsupported' && m.addresses_geolocation_unsupported()) ||
    (failure === 'failed' && m.addresses_geolocation_failed());
  return (
    <>
      <div {...focusProps}>
        <DeliveryMap
          center={selected?.point ?? start}
          selected={selected?.point ?? null}
          isLocating={isLocating}
          onLocate={() => locate(true)}
          onSearch={selectPlace}
          onSearchAnswer={setSearchFailed}
          onDrag={(point) => pick(Promise.resolve(point), { draggedFrom: start })}
          searchRef={search}
          problemId={isPointMissing ? problemId : undefined}
        />
      </div>
      <div className="px-4 pt-4 pb-6">
        <div role={isAnnounced ? undefined : 'alert'} id={problemId}>
          {alert && (
            <Notice tone={isPointMissing ? 'danger' : 'warning'} className="mb-4">
              {alert}
            </Notice>
          )}
        </div>
        <div role="status">
          {(isFarAway || isRough) && (
            <Notice tone="warning" className="mb-4">
              {isFarAway
                ? m.addresses_far_away({ km: formatKilometres(metresFromDevice) })
                : m.addresses_approximate()}
            </Notice>
          )}
        </div>
        <form {...CLARITY_MASK} ref={formRef} id={formId} noValidate onSubmit={submit}>
          <DeliveryFields
            houseNumber={draft.houseNumber}
            fieldProps={fieldProps}
            place={
              place === 'pending' ? m.addresses_resolving() : place?.displayName || m.addresses_no_place_yet()
            }
          >
            {selected && selected.draggedMetres !== null && (
              <p className="mt-2 text-12 text-ink-muted tabular-nums">
                {m.addresses_distance({ km: formatKilometres(selected.draggedMetres) })}
              </p>
            )}
          </DeliveryFields>
        </form>
        {shouldOfferTyping && <TypeInsteadButton onPress={onTypeInstead} className="mt-2" />}
      </div>
    </>
  );
}
