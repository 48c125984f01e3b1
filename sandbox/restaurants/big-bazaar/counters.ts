import { kitchens, type Kitchen } from './kitchens';

/** Category whose dishes combine bases and kitchen styles, so that names are believable. */
export interface Counter {
  name: string;
  kitchen: Kitchen;
  /** At least four: with the kitchen's styles they must give 38 names. */
  bases: string[];
  tile: string;
  pictures: string[];
}

/** name | kitchen | bases | category picture | dish pictures */
const table = `
Paneer tandoor | tandoor | paneer tikka, paneer seekh, paneer shashlik, stuffed paneer | amber-skewer | amber-plate-skewer-lemon mint-plate-skewer-capsicum sand-board-skewer-onion
Chicken tandoor | tandoor | chicken tikka, tandoori chicken, chicken seekh kebab, tangdi kebab | rose-drumstick | rose-plate-drumstick-lemon peach-board-drumstick-chilli amber-plate-drumstick-onion
Veg kebabs | tandoor | mushroom tikka, soya chaap, stuffed potato, broccoli, baby corn tikka | mint-falafel | mint-plate-mushroom-lemon mint-plate-broccoli-lemon sand-plate-falafel-potato
Mutton & lamb grill | tandoor | mutton seekh kebab, lamb chops, mutton boti, galouti kebab | peach-meat | peach-board-meat-onion rose-board-steak-garlic sand-board-meat-chilli
From the sea | tandoor | fish tikka, tiger prawns, pomfret, squid skewers | sky-prawn | sky-plate-prawn-lemon sky-plate-fish-lemon mint-plate-shrimp-chilli
Paneer curries | curry | paneer masala, paneer kofta, paneer bhurji, mutter paneer | peach-curry | peach-board-curry-butter mint-plate-pot-peas amber-board-curry-tomato
Chicken curries | curry | chicken curry, chicken masala, chicken kofta, chicken korma | rose-pot | peach-plate-pot-tomato rose-board-curry-chilli amber-plate-pot-onion
Mutton & keema | curry | mutton curry, mutton keema, lamb shank, nalli nihari | sand-meat | rose-plate-pot-meat sand-board-pot-onion peach-board-meat-ginger
Fish & prawn curries | curry | fish curry, prawn masala, crab curry, squid roast | sky-pot | sky-plate-pot-fish sky-plate-pot-shrimp mint-plate-pot-crab
Egg corner | curry | egg curry, egg masala, egg bhurji, omelette curry | amber-eggs | amber-plate-eggs-onion peach-plate-curry-egg sand-bare-eggs-chilli
Dal & lentils | curry | dal tadka, dal fry, dal makhani, rajma, chole | amber-pot | amber-plate-pot-garlic peach-plate-pot-beans sand-board-pot-ginger
Sabzi of the day | curry | aloo gobi, bhindi, baingan, mixed vegetables, malai kofta | mint-pan | mint-board-pan-peas mint-plate-pan-carrot amber-plate-pan-potato
Chicken biryani | rice | chicken biryani, chicken tikka biryani, boneless chicken biryani, chicken 65 biryani | amber-pan | amber-board-pan-egg peach-board-pan-drumstick rose-plate-pan-chilli
Mutton biryani | rice | mutton biryani, keema biryani, lamb shank biryani, mutton kofta biryani | sand-pan | sand-board-pan-meat peach-plate-pan-onion amber-board-pan-potato
Veg biryani & pulao | rice | veg biryani, paneer biryani, mushroom biryani, peas pulao | mint-rice | mint-bare-rice-peas mint-board-pan-carrot amber-plate-rice-mushroom
Seafood & egg biryani | rice | fish biryani, prawn biryani, egg biryani, crab biryani | sky-pan | sky-board-pan-shrimp amber-plate-rice-egg sky-plate-pan-fish
Family handis | rice | family chicken biryani for four, family veg biryani for four, family mutton biryani for four, family egg biryani for four | rose-pan | rose-board-pan-egg-herb amber-board-pan-drumstick-egg sand-board-pan-carrot-herb
Noodles | wok | veg noodles, chicken noodles, egg noodles, prawn noodles | rose-noodles | rose-bare-noodles-carrot lilac-bare-noodles-egg peach-bare-noodles-chilli
Fried rice | wok | veg fried rice, chicken fried rice, egg fried rice, prawn fried rice | peach-rice | peach-bare-rice-carrot amber-bare-rice-egg sky-bare-rice-shrimp
Wok-tossed veg | wok | paneer, tofu, mushroom, cauliflower, baby corn | mint-takeout | mint-bare-takeout-broccoli mint-plate-falafel-ginger amber-plate-corn-chilli
Wok-tossed chicken | wok | chicken, chicken wings, shredded chicken, drums of heaven | rose-takeout | rose-bare-takeout-chilli rose-plate-drumstick-ginger peach-plate-drumstick-capsicum
Dumplings & bao | wok | veg momos, chicken momos, paneer bao, prawn dumplings | mint-dumpling | mint-plate-dumpling-chilli rose-plate-dumpling-cabbage sand-plate-dumpling-ginger
Soups | wok | veg soup, chicken soup, mushroom soup, seafood prawn soup | peach-pot | peach-bare-pot-mushroom sand-bare-pot-carrot sky-bare-pot-ginger
Pizza, thin | oven | thin-crust pizza, thin-crust chicken pizza, thin-crust paneer pizza, thin-crust olive pizza | rose-pizza | rose-board-pizza-tomato mint-board-pizza-olive amber-board-pizza-cheese
Pizza, pan | oven | pan pizza, chicken pan pizza, mushroom pan pizza, corn pan pizza | amber-pizza | amber-board-pizza-mushroom peach-board-pizza-corn rose-board-pizza-drumstick
Pasta | oven | penne, spaghetti, chicken fusilli, prawn linguine | amber-spaghetti | amber-plate-spaghetti-tomato rose-plate-spaghetti-cheese mint-plate-spaghetti-broccoli
Baked & gratins | oven | lasagne, macaroni, vegetable gratin, chicken casserole | peach-pie | peach-plate-pie-tomato amber-plate-pie-cheese sand-plate-pie-mushroom
Garlic bread & sides | oven | garlic bread, stuffed bread, potato wedges, bruschetta | amber-loaf | amber-board-loaf-garlic peach-board-loaf-tomato rose-bare-fries-chilli
Burgers | oven | veg burger, chicken burger, paneer burger, lamb burger | sand-burger | amber-board-burger-cheese mint-board-burger-cabbage peach-board-burger-tomato
Sandwiches & subs | oven | grilled sandwich, club sandwich, chicken sub, egg sandwich | mint-sandwich | mint-board-sandwich-tomato amber-board-sandwich-cheese peach-board-hotdog-fries
Wraps & rolls | oven | paneer wrap, chicken wrap, falafel wrap, egg roll | mint-burrito | mint-board-burrito-onion rose-board-burrito-chilli lilac-board-pita-falafel
Dosa | griddle | masala dosa, plain dosa, rava dosa, set dosa | mint-dosa | mint-leaf-dosa-coconut sand-leaf-dosa-chilli amber-leaf-dosa-onion
Idli, vada & more | griddle | idli, vada, uttapam, paniyaram | sand-idli | sand-leaf-idli-coconut amber-leaf-vada-coconut mint-leaf-pancakes-onion
Naan & kulcha | griddle | naan, kulcha, roomali roti, tandoori roti | sand-flatbread | sand-board-flatbread-butter amber-board-flatbread-garlic peach-board-flatbread-onion
Paratha | griddle | aloo paratha, gobi paratha, paneer paratha, lachha paratha | peach-pancakes | peach-plate-pancakes-potato sand-plate-pancakes-butter amber-board-pita-onion
Indian sweets | sweet | gulab jamun, rasmalai, barfi, halwa, kheer | amber-jamun | amber-bare-jamun-rose sand-bare-kheer-rose peach-plate-honey-peanuts
Cakes & pastries | sweet | pastry, cheesecake, brownie, cupcake | rose-cake | rose-plate-cake-strawberry lilac-plate-cupcake-cherries sand-plate-chocolate-chestnut
Ice cream & kulfi | sweet | kulfi, ice cream, sundae, falooda | lilac-sundae | lilac-bare-sundae-cherries rose-bare-softice-strawberry sky-bare-shavedice-mango
Coolers & lassi | bar | lassi, lemonade, iced tea, mojito | mint-cocktail | mint-bare-cocktail-lemon lilac-bare-lassi-mango rose-bare-soda-ice
Coffee, tea & shakes | bar | coffee, tea, milkshake, cold coffee | sand-coffee | sand-bare-coffee-cookie peach-bare-teapot-ginger lilac-bare-bubbletea-chocolate
`;

export const counters: Counter[] = table.trim().split('\n').map(readCounter);

function readCounter(row: string): Counter {
  const [name = '', kitchenName = '', bases = '', tile = '', pictures = ''] = row.split(' | ');
  const kitchen = Object.entries(kitchens).find(([key]) => key === kitchenName)?.[1];
  if (kitchen === undefined) throw new Error(`No kitchen '${kitchenName}' for the counter '${name}'`);
  return { name, kitchen, bases: bases.split(', '), tile, pictures: pictures.split(' ') };
}
