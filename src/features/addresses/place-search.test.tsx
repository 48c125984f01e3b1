import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RESOLVED, useLocationPicker } from '../../../tests/location-picker';

const { openMap } = useLocationPicker();

describe('The place search of the map', () => {
  it('suggests a business when no street or area has the name', async () => {
    const { picker, user, search } = await openMap();
    await user.type(search(), 'coffee house');
    expect(await picker.findByRole('option', { name: /^Indiranagar Coffee House/ })).toBeVisible();
  });

  it('says that a refused search does not work, and offers typing also after the field is left', async () => {
    const { picker, user, search } = await openMap({
      refusals: { places: 'REQUEST_DENIED', 'legacy-places': 'OVER_QUERY_LIMIT' },
    });
    await picker.findByText(RESOLVED);
    expect(picker.queryByRole('button', { name: 'Type the address instead' })).not.toBeInTheDocument();
    await user.type(search(), 'whitefield');
    expect(
      await picker.findByText(
        'Places cannot be searched right now. Move the map, or type the address instead.',
      ),
    ).toBeVisible();
    expect(picker.queryByText(/No such place/)).not.toBeInTheDocument();
    await user.click(picker.getByRole('button', { name: 'Type the address instead' }));
    expect(picker.getByLabelText('City')).toBeVisible();
  });

  it('says that the search does not work when the script throws, until a later search finds a place', async () => {
    const { picker, user, search } = await openMap();
    await picker.findByText(RESOLVED);
    vi.spyOn(google.maps.places, 'AutocompleteSessionToken').mockImplementationOnce(function () {
      throw new Error('no token');
    });
    await user.type(search(), 'white');
    await picker.findByText(/cannot be searched right now/);
    await user.type(search(), 'field');
    await picker.findByRole('option', { name: /Palm Meadows/ });
    expect(picker.queryByRole('button', { name: 'Type the address instead' })).not.toBeInTheDocument();
  });

  it('says that there is no such place when the search answers without one', async () => {
    const { picker, user, search } = await openMap({ refusals: { 'legacy-places': 'REQUEST_DENIED' } });
    await picker.findByText(RESOLVED);
    await user.type(search(), 'atlantis');
    expect(await picker.findByText(/^No such place nearby/)).toBeVisible();
    expect(picker.queryByRole('button', { name: 'Type the address instead' })).not.toBeInTheDocument();
  });

  it('offers typing when the position of a found place is refused', async () => {
    const { picker, user, search } = await openMap();
    await picker.findByText(RESOLVED);
    await user.type(search(), 'whitefield');
    const option = await picker.findByRole('option', { name: /Palm Meadows/ });
    vi.spyOn(google.maps.places.Place.prototype, 'fetchFields').mockRejectedValue(
      new Error('REQUEST_DENIED'),
    );
    await user.click(option);
    await screen.findByText('Failed to get address from location');
    expect(picker.getByRole('button', { name: 'Type the address instead' })).toBeVisible();
    expect(picker.getByText(RESOLVED)).toBeVisible();
  });
});
