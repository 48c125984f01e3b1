// Part of the maps stub. sandbox/maps/script.ts puts all parts into one function scope.

const libraries = {
  core: { LatLng, LatLngBounds, MVCObject, Size, Point, event },
  maps: { Map: StubMap, Circle, MapTypeId: { ROADMAP: 'roadmap', SATELLITE: 'satellite' } },
  marker: { Marker, AdvancedMarkerElement: Marker, Animation: { BOUNCE: 1, DROP: 2 } },
  geocoding: { Geocoder, GeocoderStatus },
  geometry: { spherical },
  places: {
    AutocompleteSessionToken,
    AutocompleteSuggestion,
    AutocompleteService,
    Place,
    PlacesService,
    PlacesServiceStatus,
  },
};

window.google = window.google || {};
window.google.maps = {
  ...libraries.core,
  ...libraries.maps,
  ...libraries.marker,
  ...libraries.geocoding,
  ControlPosition: { TOP_LEFT: 1, TOP_RIGHT: 3, RIGHT_BOTTOM: 9, BOTTOM_CENTER: 11 },
  SymbolPath: { CIRCLE: 0 },
  marker: libraries.marker,
  geometry: libraries.geometry,
  places: libraries.places,
  importLibrary: async (name) => {
    if (!libraries[name]) throw new Error(`The sandbox has no maps library '${name}'`);
    return libraries[name];
  },
  version: 'sandbox',
};

const ready =
  sandboxSettings.callback &&
  sandboxSettings.callback.split('.').reduce((owner, name) => owner && owner[name], window);
if (typeof ready === 'function') ready();
