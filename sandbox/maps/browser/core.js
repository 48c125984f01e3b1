// Part of the maps stub. sandbox/maps/script.ts puts all parts into one function scope.

class LatLng {
  constructor(latOrLiteral, lng) {
    const isLiteral = typeof latOrLiteral === 'object';
    const read = (value) => (typeof value === 'function' ? value.call(latOrLiteral) : Number(value));
    this.latitude = isLiteral ? read(latOrLiteral.lat) : Number(latOrLiteral);
    this.longitude = isLiteral ? read(latOrLiteral.lng) : Number(lng);
  }
  lat() {
    return this.latitude;
  }
  lng() {
    return this.longitude;
  }
  equals(other) {
    return Boolean(other) && other.lat() === this.latitude && other.lng() === this.longitude;
  }
  toJSON() {
    return { lat: this.latitude, lng: this.longitude };
  }
  toString() {
    return `(${this.latitude}, ${this.longitude})`;
  }
  toUrlValue(precision = 6) {
    return `${this.latitude.toFixed(precision)},${this.longitude.toFixed(precision)}`;
  }
}

const toLatLng = (value) => (value instanceof LatLng ? value : new LatLng(value));

class LatLngBounds {
  constructor(southWest, northEast) {
    this.points = [southWest, northEast].filter(Boolean).map(toLatLng);
  }
  extend(point) {
    this.points.push(toLatLng(point));
    return this;
  }
  isEmpty() {
    return this.points.length === 0;
  }
  corner(pick) {
    return new LatLng(pick(...this.points.map((p) => p.lat())), pick(...this.points.map((p) => p.lng())));
  }
  getSouthWest() {
    return this.corner(Math.min);
  }
  getNorthEast() {
    return this.corner(Math.max);
  }
  getCenter() {
    const [low, high] = [this.getSouthWest(), this.getNorthEast()];
    return new LatLng((low.lat() + high.lat()) / 2, (low.lng() + high.lng()) / 2);
  }
  contains(point) {
    const [low, high, at] = [this.getSouthWest(), this.getNorthEast(), toLatLng(point)];
    return at.lat() >= low.lat() && at.lat() <= high.lat() && at.lng() >= low.lng() && at.lng() <= high.lng();
  }
}

/** Minimal google.maps.MVCObject: values by name, listeners by event. */
class MVCObject {
  constructor() {
    this.values = {};
    this.listeners = new Map();
  }
  get(name) {
    return this.values[name];
  }
  set(name, value) {
    this.values[name] = value;
    this.emit(`${name}_changed`);
  }
  setValues(values) {
    for (const [name, value] of Object.entries(values || {})) this.set(name, value);
  }
  setOptions(options) {
    this.setValues(options);
  }
  addListener(name, handler) {
    const handlers = this.listeners.get(name) || new Set();
    this.listeners.set(name, handlers.add(handler));
    return { remove: () => handlers.delete(handler) };
  }
  emit(name, ...args) {
    for (const handler of [...(this.listeners.get(name) || [])]) handler.apply(this, args);
  }
}

const event = {
  addListener: (target, name, handler) => target.addListener(name, handler),
  addListenerOnce: (target, name, handler) => {
    const listener = target.addListener(name, (...args) => {
      listener.remove();
      handler(...args);
    });
    return listener;
  },
  addDomListener: (element, name, handler) => {
    element.addEventListener(name, handler);
    return { remove: () => element.removeEventListener(name, handler) };
  },
  removeListener: (listener) => listener && listener.remove(),
  clearListeners: (target, name) => target.listeners.delete(name),
  clearInstanceListeners: (target) => target.listeners && target.listeners.clear(),
  trigger: (target, name, ...args) => target.emit(name, ...args),
};

/** Throws like a service that refuses a request. */
function throwIfRefused(part, endpoint) {
  const code = sandboxSettings.refusals[part];
  if (code) throw Object.assign(new Error(`${endpoint}: ${code}: refused`), { code });
}

const EARTH_RADIUS_M = 6378137;
const radians = (degrees) => (degrees * Math.PI) / 180;

const spherical = {
  computeDistanceBetween: (from, to, radius = EARTH_RADIUS_M) => {
    const [a, b] = [toLatLng(from), toLatLng(to)];
    const half =
      Math.sin(radians(b.lat() - a.lat()) / 2) ** 2 +
      Math.cos(radians(a.lat())) * Math.cos(radians(b.lat())) * Math.sin(radians(b.lng() - a.lng()) / 2) ** 2;
    return 2 * radius * Math.asin(Math.sqrt(half));
  },
};

class Size {
  constructor(width, height) {
    Object.assign(this, { width, height });
  }
}

class Point {
  constructor(x, y) {
    Object.assign(this, { x, y });
  }
}

const locationOf = (place) => new LatLng(place.latitude, place.longitude);
