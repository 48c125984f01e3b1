/** Drawings of dishes without an emoji, in the same soft 3D style and a 256 × 256 box. */

const shade = (id: string, light: string, mid: string, dark: string) =>
  `<radialGradient id="${id}" cx=".36" cy=".28" r=".85"><stop offset="0" stop-color="${light}"/>` +
  `<stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;

const katori = (x: number, y: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y + 15}" rx="32" ry="19" fill="#9C97B4"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="34" ry="20" fill="#E9E7F3"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="27" ry="15" fill="${fill}"/>` +
  `<ellipse cx="${x - 8}" cy="${y - 4}" rx="9" ry="3.5" fill="#fff" opacity=".35"/>`;

const idliCake = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y + 13}" rx="58" ry="33" fill="#C9C0CF"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="58" ry="35" fill="url(#idli)"/>` +
  `<circle cx="${x - 20}" cy="${y + 3}" r="2" fill="#D6CEDB"/><circle cx="${x + 12}" cy="${y - 8}" r="2.4" fill="#D6CEDB"/>` +
  `<circle cx="${x + 27}" cy="${y + 9}" r="1.8" fill="#D6CEDB"/>`;

const jamun = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#jamun)"/>` +
  `<ellipse cx="${x - r * 0.32}" cy="${y - r * 0.42}" rx="${r * 0.26}" ry="${r * 0.15}" fill="#fff" opacity=".55" transform="rotate(-28 ${x - r * 0.32} ${y - r * 0.42})"/>`;

const bowlOf = (fill: string, inside: string) =>
  `<defs>${shade('bowl', '#FFFFFF', '#E3E0F0', '#A9A3C4')}</defs><g transform="translate(0 6)">` +
  '<path d="M18 112h220c0 78-48 124-110 124S18 190 18 112Z" fill="url(#bowl)"/>' +
  `<ellipse cx="128" cy="112" rx="110" ry="50" fill="#F3F1FA"/><ellipse cx="128" cy="115" rx="97" ry="41" fill="${fill}"/>` +
  `${inside}</g>`;

const paneerCube = (x: number, y: number, angle: number) =>
  `<g transform="rotate(${angle} ${x} ${y})"><rect x="${x - 19}" y="${y - 9}" width="38" height="27" rx="6" fill="#DCCFA8"/>` +
  `<rect x="${x - 19}" y="${y - 14}" width="38" height="24" rx="7" fill="#FFF9E8"/></g>`;

const drawings = {
  dosa:
    `<defs>${shade('dosa', '#FFD98A', '#EFA23C', '#B9641A')}<linearGradient id="dosaRoll" x1="0" y1="0" x2="0" y2="1">` +
    '<stop offset="0" stop-color="#FFE2A0"/><stop offset=".45" stop-color="#F2AC46"/><stop offset="1" stop-color="#B9641A"/></linearGradient></defs>' +
    '<g transform="translate(0 24) rotate(-10 128 118)"><rect x="8" y="84" width="236" height="76" rx="37" fill="url(#dosaRoll)"/>' +
    '<path d="M22 122C70 108 180 106 234 118" stroke="#C97A24" stroke-width="5" stroke-linecap="round" fill="none" opacity=".55"/>' +
    '<path d="M40 100C90 92 160 92 214 98" stroke="#FFF0C4" stroke-width="7" stroke-linecap="round" fill="none" opacity=".75"/>' +
    '<g fill="#C06A1C" opacity=".45"><circle cx="72" cy="138" r="6"/><circle cx="112" cy="130" r="4"/><circle cx="150" cy="142" r="7"/><circle cx="190" cy="132" r="5"/><circle cx="92" cy="112" r="3.5"/><circle cx="168" cy="114" r="4"/></g>' +
    '<ellipse cx="238" cy="122" rx="16" ry="37" fill="#8F4A12"/><ellipse cx="238" cy="122" rx="10" ry="27" fill="#F6CE5B"/>' +
    '<circle cx="237" cy="112" r="4" fill="#6FAE3E"/><circle cx="240" cy="132" r="4" fill="#E4572E"/></g>' +
    katori(84, 214, '#E2672A') +
    katori(166, 218, '#F4F1E4') +
    '<circle cx="160" cy="216" r="3" fill="#5E9C3A"/><circle cx="174" cy="220" r="2.5" fill="#C0392B"/>',
  idli:
    `<defs>${shade('idli', '#FFFFFF', '#F6F1F7', '#D5CBDB')}</defs>` +
    '<g transform="translate(0 22)">' +
    idliCake(128, 88) +
    idliCake(76, 130) +
    idliCake(180, 134) +
    katori(128, 194, '#E2672A') +
    '<path d="M118 80q10-9 20 0-10 9-20 0Z" fill="#5E9C3A"/></g>',
  jamun:
    `<defs>${shade('jamun', '#D98A4A', '#8C3F16', '#4A1B08')}${shade('bowl', '#FFFFFF', '#E3E0F0', '#A9A3C4')}</defs>` +
    '<g transform="translate(0 18)"><path d="M22 128h212c0 66-46 104-106 104S22 194 22 128Z" fill="url(#bowl)"/>' +
    '<ellipse cx="128" cy="128" rx="106" ry="38" fill="#F3F1FA"/><ellipse cx="128" cy="130" rx="94" ry="31" fill="#E8A33D"/>' +
    jamun(84, 112, 37) +
    jamun(172, 112, 37) +
    jamun(128, 92, 39) +
    jamun(128, 130, 33) +
    '<path d="M112 66q8-8 16 0-8 8-16 0Z" fill="#7FB24A"/><path d="M134 62q7-7 14 0-7 7-14 0Z" fill="#98C562"/>' +
    '<path d="M36 132q92 50 184 0-10 34-92 34T36 132Z" fill="#E8A33D" opacity=".85"/></g>',
  lassi:
    '<defs><linearGradient id="steel" x1="0" x2="1"><stop offset="0" stop-color="#B9B3D0"/><stop offset=".35" stop-color="#F6F5FB"/>' +
    '<stop offset=".7" stop-color="#CFCBE0"/><stop offset="1" stop-color="#8F88AE"/></linearGradient></defs>' +
    '<path d="M66 56h124l-16 176q-2 14-46 14t-46-14Z" fill="url(#steel)"/>' +
    '<ellipse cx="128" cy="56" rx="62" ry="20" fill="#DEDBEA"/><ellipse cx="128" cy="54" rx="54" ry="16" fill="#FFF8EA"/>' +
    '<path d="M84 50q20-32 46-22 30-14 44 20-8 16-46 16t-44-14Z" fill="#FFFDF6"/><path d="M98 46q18-18 38-8" stroke="#F1E4C8" stroke-width="5" fill="none" stroke-linecap="round"/>' +
    '<g fill="#7FB24A"><circle cx="120" cy="42" r="4"/><circle cx="148" cy="46" r="3.5"/><circle cx="134" cy="34" r="3"/></g>' +
    '<path d="M152 38l12-5M106 36l-9-5" stroke="#E2672A" stroke-width="3" stroke-linecap="round"/>' +
    '<path d="M78 108h100M82 150h92" stroke="#8F88AE" stroke-width="3" opacity=".4"/>',
  kheer: bowlOf(
    '#FFF6E3',
    '<ellipse cx="112" cy="102" rx="52" ry="16" fill="#FFFDF6"/><g fill="#8DBB57"><ellipse cx="96" cy="108" rx="9" ry="4" transform="rotate(-20 96 108)"/>' +
      '<ellipse cx="140" cy="122" rx="9" ry="4" transform="rotate(25 140 122)"/><ellipse cx="158" cy="104" rx="8" ry="4"/></g>' +
      '<g fill="#E39A3B"><ellipse cx="120" cy="98" rx="9" ry="5"/><ellipse cx="108" cy="128" rx="9" ry="5"/><ellipse cx="176" cy="120" rx="8" ry="5"/></g>' +
      '<path d="M80 118l9-4M146 94l10 2M128 112l9 5" stroke="#D9482B" stroke-width="3" stroke-linecap="round"/>',
  ),
  saag: bowlOf(
    '#3F7D34',
    '<path d="M50 118q36-26 78-8t78-8" stroke="#5C9C48" stroke-width="10" stroke-linecap="round" fill="none"/>' +
      paneerCube(92, 106, -14) +
      paneerCube(140, 98, 10) +
      paneerCube(126, 132, -4) +
      paneerCube(176, 122, 18) +
      '<path d="M66 128q22 14 44 12" stroke="#F3F0DC" stroke-width="4" stroke-linecap="round" fill="none" opacity=".9"/><circle cx="158" cy="140" r="4" fill="#C0392B"/>',
  ),
  thali:
    `<defs>${shade('tray', '#FFFFFF', '#DAD6E6', '#9F99B8')}</defs>` +
    '<ellipse cx="128" cy="158" rx="124" ry="82" fill="#8B85A6"/><ellipse cx="128" cy="146" rx="124" ry="82" fill="url(#tray)"/>' +
    '<ellipse cx="128" cy="148" rx="108" ry="69" fill="#E6E3EF"/>' +
    katori(60, 122, '#E2672A') +
    katori(128, 98, '#3F7D34') +
    katori(196, 122, '#E8B23D') +
    katori(204, 168, '#FFF9EC') +
    '<ellipse cx="138" cy="178" rx="42" ry="22" fill="#DDD7E2"/><path d="M98 174q4-42 40-42t42 42q-10 18-42 18t-40-18Z" fill="#FFFFFF"/>' +
    '<g stroke="#DCD6E0" stroke-width="3" stroke-linecap="round"><path d="M118 162l7-4M140 150l7 4M152 170l7-3M128 178l7 3"/></g>' +
    '<ellipse cx="72" cy="180" rx="38" ry="22" fill="#D9A05B"/><ellipse cx="70" cy="175" rx="38" ry="21" fill="#F0C688"/>' +
    '<g fill="#C98A45" opacity=".7"><circle cx="58" cy="170" r="4"/><circle cx="80" cy="180" r="5"/><circle cx="84" cy="166" r="3"/></g>',
  vada:
    `<defs>${shade('vada', '#F6C878', '#CF8433', '#874510')}</defs>` +
    '<g fill="url(#vada)"><path fill-rule="evenodd" d="M84 66a66 58 0 1 0 .1 0ZM84 108a18 14 0 1 1-.1 0Z"/>' +
    '<path fill-rule="evenodd" d="M168 108a68 62 0 1 0 .1 0ZM168 152a19 15 0 1 1-.1 0Z"/></g>' +
    '<g fill="#7A3D0E" opacity=".5"><circle cx="48" cy="112" r="3"/><circle cx="108" cy="88" r="3"/><circle cx="66" cy="156" r="3.5"/><circle cx="130" cy="154" r="3"/><circle cx="206" cy="148" r="3.5"/><circle cx="184" cy="206" r="3"/><circle cx="140" cy="202" r="3"/></g>' +
    '<g fill="#5E9C3A"><path d="M98 150q8-8 16 0-8 8-16 0Z"/><path d="M192 184q8-8 16 0-8 8-16 0Z"/></g>' +
    '<path d="M122 142q16-22 44-24M34 104q12-22 36-28" stroke="#FFE3A8" stroke-width="6" stroke-linecap="round" fill="none" opacity=".7"/>',
} as const;

export type DrawnName = keyof typeof drawings;

export function isDrawn(name: string): name is DrawnName {
  return Object.hasOwn(drawings, name);
}

export function drawing(name: DrawnName): string {
  return drawings[name];
}
