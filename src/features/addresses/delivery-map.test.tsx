import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { runMapsScript } from '../../../tests/maps-script';
import { DeliveryMap } from './delivery-map';

const HERE = { lat: 12.9719, lng: 77.6412 };
const nothing = () => undefined;

it('the delivery map is 250 px high at zoom 16, with a 1 m circle', async () => {
  runMapsScript(null);
  const zoom = vi.spyOn(google.maps.Map.prototype, 'setZoom');
  const radius = vi.spyOn(google.maps.Circle.prototype, 'setRadius');
  render(
    <DeliveryMap
      center={HERE}
      selected={HERE}
      isLocating={false}
      onLocate={nothing}
      onSearch={nothing}
      onSearchAnswer={nothing}
      onDrag={nothing}
      searchRef={null}
      problemId={undefined}
    />,
  );
  const map = await screen.findByRole('region', { name: 'Map' });
  expect(map.parentElement).toHaveStyle({ height: '250px' });
  await waitFor(() => expect(zoom).toHaveBeenLastCalledWith(16));
  await waitFor(() => expect(radius).toHaveBeenLastCalledWith(1));
});
