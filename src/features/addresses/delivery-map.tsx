import { CircleF, GoogleMap } from '@react-google-maps/api';
import { LocateFixed } from 'lucide-react';
import { useRef, type Ref } from 'react';

import { metresBetween, type Point } from '@/integrations/maps/geocode';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { PlaceSearch } from './place-search';

/** Zoom, height in px and marker radius (docs/behaviour.md 11.2). */
const ZOOM = 16;
const CONTAINER = { height: 250, width: '100%' };
const MARKER_RADIUS_METRES = 1;
const OPTIONS: google.maps.MapOptions = {
  disableDefaultUI: true,
  clickableIcons: false,
  gestureHandling: 'greedy',
};
const MARKER_OPTIONS: google.maps.CircleOptions = { clickable: false };
const MIN_MOVE_METRES = 1;

interface DeliveryMapProps {
  center: Point;
  selected: Point | null;
  isLocating: boolean;
  onLocate: () => void;
  onSearch: (point: Promise<Point | null>) => void;
  onSearchAnswer: (hasFailed: boolean) => void;
  onDrag: (point: Point) => void;
  searchRef: Ref<HTMLInputElement>;
  /** Id of the error text while a point is required and missing. */
  problemId: string | undefined;
}

export function DeliveryMap(props: DeliveryMapProps) {
  const { center, selected, isLocating, onLocate, onSearch, onSearchAnswer, onDrag, searchRef, problemId } =
    props;
  const map = useRef<google.maps.Map>(null);

  // Keys, pinches and momentum fire 'idle' but no 'dragend'; 'idle' also fires without a move by the diner.
  const reportCentre = (isDrag: boolean) => {
    const point = map.current?.getCenter()?.toJSON();
    if (point && (isDrag || metresBetween(center, point) > MIN_MOVE_METRES)) onDrag(point);
  };

  return (
    <div {...CLARITY_MASK} className="relative h-62.5">
      <GoogleMap
        mapContainerStyle={CONTAINER}
        center={center}
        zoom={ZOOM}
        options={OPTIONS}
        onLoad={(loaded) => {
          map.current = loaded;
        }}
        onDragEnd={() => reportCentre(true)}
        onIdle={() => reportCentre(false)}
      >
        {selected && <CircleF center={selected} radius={MARKER_RADIUS_METRES} options={MARKER_OPTIONS} />}
      </GoogleMap>
      <PlaceSearch
        near={center}
        onPick={onSearch}
        onAnswer={onSearchAnswer}
        inputRef={searchRef}
        problemId={problemId}
      />
      <Pin />
      <Button
        variant="text"
        size="44"
        busy={isLocating}
        onClick={onLocate}
        className="absolute! bottom-3 left-1/2 -translate-x-1/2 rounded-full! bg-surface-raised whitespace-nowrap shadow-float"
      >
        {!isLocating && <LocateFixed className="size-5" />}
        <span>{isLocating ? m.addresses_locating() : m.addresses_current_location()}</span>
      </Button>
    </div>
  );
}

function Pin() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute top-1/2 left-1/2">
      <span className="absolute -top-0.5 -left-1.75 h-1.5 w-3.5 rounded-full bg-scrim" />
      <svg viewBox="0 0 40 50" className="absolute -top-12 -left-5 h-12 w-10 text-accent">
        <path
          d="M20 48.5C14 40.5 2 30.5 2 19a18 18 0 1 1 36 0c0 11.500-12 21.500-18 29.500Z"
          fill="currentColor"
          stroke="var(--on-accent)"
          strokeWidth="2"
        />
        <circle cx="20" cy="19" r="6.500" fill="var(--on-accent)" />
      </svg>
    </div>
  );
}
