import { describe, expect, it } from 'vitest';
import { licensedPackages, findForbidden } from './licenses';

const names = (packages: Parameters<typeof licensedPackages>[0]) =>
  findForbidden(licensedPackages(packages)).map(({ name }) => name);

describe('the licence check', () => {
  it('accepts permissive licences, also as one of a choice', () => {
    expect(
      names({
        '': { license: 'GPL-3.0' },
        'node_modules/react': { license: 'MIT' },
        'node_modules/type-fest': { license: '(MIT OR CC0-1.0)' },
        'node_modules/either': { license: '(GPL-2.0 OR MIT)' },
      }),
    ).toEqual([]);
  });

  it('rejects other licences in any package', () => {
    expect(
      names({
        'node_modules/copyleft': { license: 'GPL-3.0' },
        'node_modules/tool': { license: 'AGPL-3.0', dev: true },
        'node_modules/both': { license: 'MIT AND GPL-3.0' },
        'node_modules/a/node_modules/@scope/silent': {},
      }),
    ).toEqual(['copyleft', 'tool', 'both', '@scope/silent']);
  });

  it('accepts a licence excused for tools only in development', () => {
    expect(
      names({
        'node_modules/lightningcss': { license: 'MPL-2.0', dev: true },
        'node_modules/in-the-page': { license: 'MPL-2.0' },
      }),
    ).toEqual(['in-the-page']);
  });
});
