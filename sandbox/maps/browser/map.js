// Part of the maps stub. sandbox/maps/script.ts puts all parts into one function scope.

const TINT = '#dfe7dd';
const GRID = '#c5d2c4';
/** px, like the two constants below. */
const GRID_STEP = 40;
const KEY_STEP = 40;
/** Shorter movements count as clicks. */
const DRAG_THRESHOLD = 3;

const ARROWS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [1, 0], ArrowRight: [-1, 0] };

/** Tinted grid with place names. Pointers and arrow keys move it. */
class StubMap extends MVCObject {
  constructor(element, options = {}) {
    super();
    this.element = element;
    this.controls = new Proxy([], { get: () => ({ push: () => 0, clear: () => undefined }) });
    this.mapTypes = { set: () => undefined };
    this.values = { zoom: 16, ...options, center: toLatLng(options.center || { lat: 0, lng: 0 }) };
    this.build();
    this.draw();
    // The real map fires these events after its constructor has returned.
    setTimeout(() => {
      if (sandboxSettings.refusals.map) window.gm_authFailure?.();
      for (const name of ['bounds_changed', 'tilesloaded', 'idle']) this.emit(name);
    }, 0);
  }

  build() {
    const { style } = this.element;
    if (!style.position) style.position = 'relative';
    style.overflow = 'hidden';
    this.surface = document.createElement('div');
    this.surface.className = 'gm-style';
    this.surface.setAttribute('role', 'region');
    this.surface.setAttribute('aria-label', 'Map');
    this.surface.tabIndex = 0;
    Object.assign(this.surface.style, {
      position: 'absolute',
      inset: '0',
      cursor: 'grab',
      touchAction: 'none',
      userSelect: 'none',
      backgroundColor: TINT,
      backgroundImage: `linear-gradient(${GRID} 1px, transparent 1px), linear-gradient(90deg, ${GRID} 1px, transparent 1px)`,
      backgroundSize: `${GRID_STEP}px ${GRID_STEP}px`,
    });
    this.labels = sandboxSettings.places.map((place) => this.buildLabel(place));
    this.element.appendChild(this.surface);
    this.surface.addEventListener('pointerdown', (press) => this.startDrag(press));
    this.surface.addEventListener('keydown', (press) => this.moveByKey(press));
  }

  buildLabel(place) {
    const label = document.createElement('span');
    label.textContent = place.establishment || place.sublocality3 || place.sublocality2 || place.sublocality1;
    Object.assign(label.style, {
      position: 'absolute',
      transform: 'translate(-50%, -50%)',
      font: '11px sans-serif',
      color: '#4a5a4c',
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    });
    this.surface.appendChild(label);
    return { label, place };
  }

  scale() {
    const perTile = 360 / (256 * 2 ** this.getZoom());
    return { lng: perTile, lat: perTile * Math.cos(radians(this.getCenter().lat())) };
  }

  draw() {
    const { lat, lng } = this.scale();
    const centre = this.getCenter();
    const [x, y] = [centre.lng() / lng, -centre.lat() / lat];
    this.surface.style.backgroundPosition = `${-x % GRID_STEP}px ${-y % GRID_STEP}px`;
    for (const { label, place } of this.labels) {
      label.style.left = `calc(50% + ${(place.longitude - centre.lng()) / lng}px)`;
      label.style.top = `calc(50% + ${(centre.lat() - place.latitude) / lat}px)`;
    }
  }

  place(center, isByHand) {
    const next = toLatLng(center);
    if (next.equals(this.values.center)) return;
    this.values.center = next;
    this.draw();
    this.emit('center_changed');
    this.emit('bounds_changed');
    if (!isByHand) setTimeout(() => this.emit('idle'), 0);
  }

  panPixels(dx, dy, from = this.getCenter()) {
    const { lat, lng } = this.scale();
    this.place({ lat: from.lat() + dy * lat, lng: from.lng() - dx * lng }, true);
  }

  startDrag(press) {
    if (this.values.draggable === false || this.values.gestureHandling === 'none') return;
    const from = this.getCenter();
    const end = new AbortController();
    let isDragging = false;
    this.surface.setPointerCapture(press.pointerId);
    const move = (now) => {
      const [dx, dy] = [now.clientX - press.clientX, now.clientY - press.clientY];
      if (!isDragging && Math.hypot(dx, dy) < DRAG_THRESHOLD) return;
      if (!isDragging) this.emit('dragstart');
      isDragging = true;
      this.panPixels(dx, dy, from);
      this.emit('drag');
    };
    const finish = () => {
      end.abort();
      if (isDragging) this.emit('dragend');
      this.emit(isDragging ? 'idle' : 'click', { latLng: this.getCenter(), stop: () => undefined });
    };
    this.surface.addEventListener('pointermove', move, { signal: end.signal });
    this.surface.addEventListener('pointerup', finish, { signal: end.signal });
    this.surface.addEventListener('pointercancel', finish, { signal: end.signal });
  }

  moveByKey(press) {
    const step = ARROWS[press.key];
    if (!step) return;
    press.preventDefault();
    this.emit('dragstart');
    this.panPixels(step[0] * KEY_STEP, step[1] * KEY_STEP);
    this.emit('drag');
    this.emit('dragend');
    this.emit('idle');
  }

  set(name, value) {
    if (name === 'center') this.place(value, false);
    else super.set(name, value);
    if (name === 'zoom') this.draw();
  }
  getCenter() {
    return this.values.center;
  }
  setCenter(center) {
    this.place(center, false);
  }
  panTo(center) {
    this.place(center, false);
  }
  panBy(dx, dy) {
    this.panPixels(-dx, -dy);
    setTimeout(() => this.emit('idle'), 0);
  }
  getZoom() {
    return this.values.zoom;
  }
  setZoom(zoom) {
    this.set('zoom', zoom);
  }
  getBounds() {
    const { lat, lng } = this.scale();
    const [dy, dx] = [(this.element.clientHeight / 2) * lat, (this.element.clientWidth / 2) * lng];
    const centre = this.getCenter();
    return new LatLngBounds(
      { lat: centre.lat() - dy, lng: centre.lng() - dx },
      { lat: centre.lat() + dy, lng: centre.lng() + dx },
    );
  }
  fitBounds(bounds) {
    this.place(bounds.getCenter(), false);
  }
  panToBounds(bounds) {
    this.place(bounds.getCenter(), false);
  }
  getDiv() {
    return this.element;
  }
  getMapTypeId() {
    return this.values.mapTypeId || 'roadmap';
  }
  setMapTypeId(id) {
    this.set('mapTypeId', id);
  }
  setClickableIcons(value) {
    this.set('clickableIcons', value);
  }
  setHeading(value) {
    this.set('heading', value);
  }
  setTilt(value) {
    this.set('tilt', value);
  }
  setStreetView(value) {
    this.set('streetView', value);
  }
}

/** Invisible map object. */
class Overlay extends MVCObject {
  constructor(options = {}) {
    super();
    this.values = { ...options };
  }
}

/** Adds `setField` and `getField` for each field. */
function defineFields(owner, fields, read = (value) => value) {
  for (const field of fields) {
    const suffix = field[0].toUpperCase() + field.slice(1);
    owner.prototype[`set${suffix}`] = function (value) {
      this.set(field, value);
    };
    owner.prototype[`get${suffix}`] = function () {
      return read(this.get(field));
    };
  }
}

const asLatLng = (value) => (value ? toLatLng(value) : null);

defineFields(Overlay, ['map', 'visible', 'draggable', 'clickable', 'zIndex', 'cursor', 'title', 'opacity']);

class Marker extends Overlay {}
defineFields(Marker, ['animation', 'icon', 'label', 'shape']);
defineFields(Marker, ['position'], asLatLng);

class Circle extends Overlay {}
defineFields(Circle, ['radius', 'editable']);
defineFields(Circle, ['center'], asLatLng);
