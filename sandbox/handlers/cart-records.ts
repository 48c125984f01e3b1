import { toRupees } from '../money';
import type { CustomizedTotal, LineTotal } from '../world/cart-totals';
import { addOnText, choiceText } from '../world/customization';
import { pictureAddress } from './call';

function customizedRecord({ units, subtotal }: CustomizedTotal, line: LineTotal) {
  return {
    tempCustId: units.tempCustId,
    toopinItemName: line.dish.itemName,
    toppingquatity: units.quantity,
    toppingSubTotal: toRupees(subtotal),
    offerPrice: line.variant.OfferPrice,
    displayTopping: [
      `{customized_id: ${units.customizationIds}, data: [${choiceText(units.choices)}]}`,
      `{customized_id: ${units.addOnIds}, data: [${addOnText(units.addOns)}]}`,
    ],
  };
}

export function lineRecord(line: LineTotal, origin: string) {
  const { dish, variant } = line;
  return {
    Item_id: variant.ID,
    itemName: dish.itemName,
    quantity: line.quantity,
    SubTotal: toRupees(line.subtotal),
    OfferPrice: variant.OfferPrice,
    price: variant.Price,
    HalfOrFull: variant.Quantity,
    veg: dish.veg,
    imageUrl: pictureAddress(dish.imageUrl, origin),
    OutOfStock: dish.OutOfStock,
    topingTotalQuantity: line.customizedQuantity,
    toopingSubTotal: toRupees(line.customizedSubtotal),
    resultTest: line.customized.map((entry) => customizedRecord(entry, line)),
  };
}
