import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { SLOW_NOTICE_DELAY_MS } from '@/config/limits';
import { toastRequested } from '@/domain/events';
import { metresBetween } from '@/integrations/maps/distance';
import type { Point } from '@/integrations/maps/geocode';
import { useMapsScript } from '@/integrations/maps/use-maps-script';
import { useAppDispatch } from '@/store/hooks';
import { m } from '@/texts';
import { formatKilometres } from '@/texts/distance-text';
import { Button } from '@/ui/controls/button';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { Notice } from '@/ui/feedback/notice';
import { useDelayedFlag } from '@/ui/hooks/use-delayed-flag';
import { useFocusFallback } from '@/ui/hooks/use-focus-fallback';
import { DeliveryFields, HOUSE_FIELD_ID, useDeliveryFields, type RequiredField } from './delivery-fields';
import { DeliveryMap } from './delivery-map';
import type { PickerProps } from './picker-props';
import { PickerSkeleton } from './picker-skeleton';
import { ManualAddressForm } from './manual-address-form';
import { useDevicePosition } from './use-device-position';
import { useMapPoint } from './use-map-point';
import { useStartPoint } from './use-start-point';

/** Distance between pin and device, in metres, above which the diner is asked to check the point. */
const FAR_AWAY_METRES = 1000;
/** The map knows the rest. */
const MAP_ADDRESS_FIELDS: readonly RequiredField[] = ['houseNumber'];

/** Picks the address on a map. Falls back to typing when the maps script fails, and offers it when the script is slow. */
export function MapPicker(props: PickerProps) {
  const script = useMapsScript();
  const isSlow = useDelayedFlag(script === 'loading', SLOW_NOTICE_DELAY_MS);
  const [isTyping, setTyping] = useState(false);
  const typeInstead = useFocusFallback(HOUSE_FIELD_ID);

  if (script === 'failed' || isTyping) return <ManualAddressForm {...props} />;
  if (script === 'ready') return <ReadyMapPicker {...props} onEnterManually={() => setTyping(true)} />;
  return (
    <>
      <PickerSkeleton />
      {isSlow && (
        <Button ref={typeInstead} variant="text" onClick={() => setTyping(true)} className="mb-4 w-full">
          {m.addresses_type_instead()}
        </Button>
      )}
    </>
  );
}

interface ReadyMapPickerProps extends PickerProps {
  onEnterManually: () => void;
}

function ReadyMapPicker({ formId, formRef, draft, onEdit, onSave, onEnterManually }: ReadyMapPickerProps) {
  const dispatch = useAppDispatch();
  const start = useStartPoint();
  const { selected, select, selectWhenFound, showLookupFailed, pointToSave } = useMapPoint();
  const { isLocating, failure, locate, device } = useDevicePosition(selectWhenFound);
  const { fieldProps, validate } = useDeliveryFields({ draft, onEdit }, MAP_ADDRESS_FIELDS);
  const [isPointRequested, setPointRequested] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const typeInstead = useFocusFallback(HOUSE_FIELD_ID);
  const problemId = useId();

  useEffect(() => locate(), [locate]);

  const selectPlace = (found: Promise<Point | null>) => {
    const onFailure = () => {
      showLookupFailed();
      // The pick has replaced a request for the device's position, which may have been answered meanwhile.
      if (!selected) locate();
    };
    selectWhenFound(found, { isOfDevice: false, onFailure });
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isValid = validate();
    const resolvedPoint = pointToSave();
    setPointRequested(!resolvedPoint);
    if (isValid && !resolvedPoint) search.current?.focus();
    if (!isValid || !resolvedPoint) return;
    void onSave(async () => {
      const resolved = await resolvedPoint;
      // The diner must confirm the new point: a drag may not be finished yet.
      if (resolved === 'replaced') {
        dispatch(toastRequested({ text: m.addresses_save_failed(), tone: 'error' }));
        return null;
      }
      if (!resolved) {
        setPointRequested(true);
        return null;
      }
      const { point, place } = resolved;
      return {
        streetAddress1: place?.streetAddress1 ?? '',
        streetAddress2: place?.streetAddress2 ?? '',
        city: place?.city ?? '',
        state: place?.state ?? '',
        pincode: place?.pincode ?? '',
        longitude: String(point.lng),
        latitude: String(point.lat),
        warning: place?.shown ? undefined : m.addresses_place_missing(),
      };
    });
  };

  const place = selected?.place;
  const metresFromDevice = selected && device ? metresBetween(device, selected.point) : 0;
  const shouldOfferTyping = failure !== null || (selected ? place === null : isLocating);
  const isPointMissing = isPointRequested && !selected;
  const alert =
    (isPointMissing && m.addresses_point_required()) ||
    (failure === 'unsupported' && m.addresses_geolocation_unsupported()) ||
    (failure === 'failed' && m.addresses_geolocation_failed());
  return (
    <>
      <DeliveryMap
        center={selected?.point ?? start}
        selected={selected?.point ?? null}
        isLocating={isLocating}
        onLocate={locate}
        onSearch={selectPlace}
        onDrag={(point) => void select(point, start)}
        searchRef={search}
        problemId={isPointMissing ? problemId : undefined}
      />
      <div className="px-4 pt-4 pb-6">
        <div role="alert" id={problemId}>
          {alert && (
            <Notice tone={isPointMissing ? 'danger' : 'warning'} className="mb-4">
              {alert}
            </Notice>
          )}
        </div>
        <div role="status">
          {metresFromDevice > FAR_AWAY_METRES && (
            <Notice tone="warning" className="mb-4">
              {m.addresses_far_away({ km: formatKilometres(metresFromDevice) })}
            </Notice>
          )}
        </div>
        <form {...CLARITY_MASK} ref={formRef} id={formId} noValidate onSubmit={submit}>
          <DeliveryFields
            houseNumber={draft.houseNumber}
            fieldProps={fieldProps}
            place={place === 'pending' ? m.addresses_resolving() : place?.shown || m.addresses_no_place_yet()}
          >
            {selected && selected.draggedMetres !== null && (
              <p className="mt-2 text-12 text-ink-muted tabular-nums">
                {m.addresses_distance({ km: formatKilometres(selected.draggedMetres) })}
              </p>
            )}
          </DeliveryFields>
        </form>
        {shouldOfferTyping && (
          <Button ref={typeInstead} variant="text" onClick={onEnterManually} className="mt-2 w-full">
            {m.addresses_type_instead()}
          </Button>
        )}
      </div>
    </>
  );
}
