import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLocationPicker } from '../../../tests/location-picker';
import { setDevicePosition } from '../../../tests/maps-script';

const { openMap, saved } = useLocationPicker();

describe('A typed address', () => {
  async function openForm() {
    setDevicePosition('refused');
    const page = await openMap();
    await page.user.click(await page.picker.findByRole('button', { name: 'Type the address instead' }));
    return { ...page, field: (label: string) => page.picker.getByLabelText(label) };
  }

  it('needs a house number, a street, a city and a pin code, each with its text beside the field', async () => {
    const { picker, user, save, field } = await openForm();
    const required = [
      ['House No *', 'Flat 304', 'Please enter house number'],
      ['Street Address 1', '8th Cross', 'Please enter street address'],
      ['City', 'Bengaluru', 'Please enter city'],
      ['Pin Code', '560038', 'Pin code must be 6 digits'],
    ] as const;
    await user.type(field('City'), '  ');
    for (const [label, text, problem] of required) {
      await save();
      expect(field(label)).toHaveFocus();
      expect(field(label)).toHaveAccessibleDescription(problem);
      await user.type(field(label), text);
      expect(picker.queryByText(problem)).not.toBeInTheDocument();
    }
    expect(saved()).toEqual([]);
    await save();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({ city: 'Bengaluru', landmark: '' });
  });

  it.each([
    ['560 038', '560038'],
    ['560-038', '560038'],
    ['PIN 560038', '560038'],
    ['Bengaluru – 560038.', '560038'],
    ['५६००३८', '560038'],
    ['５６００３８', '560038'],
    ['٥٦٠٠٣٨', '560038'],
    ['\u200e560\u00a0038\u200b', '560038'],
    ['5600', '5600'],
    ['5600381', '5600381'],
    ['560038 560034', '560038560034'],
  ])('with the pin code %j pasted has %s', async (text, pincode) => {
    const { user, save, field } = await openForm();
    await user.type(field('House No *'), '7');
    await user.type(field('Street Address 1'), '8th Cross');
    await user.type(field('City'), 'Bengaluru');
    await user.click(field('Pin Code'));
    await user.paste(text);
    expect(field('Pin Code')).toHaveValue(pincode);
    await save();
    if (pincode.length === 6) await waitFor(() => expect(saved()[0]).toMatchObject({ pincode }));
    else expect(field('Pin Code')).toHaveAccessibleDescription('Pin code must be 6 digits');
  });
});
