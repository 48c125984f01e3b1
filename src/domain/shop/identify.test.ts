import { describe, expect, it } from 'vitest';
import { identifyShop } from './identify';

describe('identifyShop', () => {
  it.each([
    ['order.example.com', '/spice-garden/menu', 'spice-garden', '/spice-garden'],
    ['order.example.com.', '/spice-garden', 'spice-garden', '/spice-garden'],
    ['www.order.example.com', '/spice-garden', 'spice-garden', '/spice-garden'],
    ['ORDER.example.com:4000', '/spice%20garden/', 'spice garden', '/spice%20garden'],
    ['order.example.com', '/', '', ''],
    ['order.example.com', '//evil', '', ''],
    ['order.example.com', '/%E0%A4%A/menu', '', ''],
  ])('on the primary domain uses the first path segment of %s%s', (host, path, domain, basename) => {
    expect(identifyShop(host, path, 'order.example.com')).toEqual({
      domain,
      key: domain,
      basename,
      hasSharedOrigin: true,
    });
  });

  it.each([
    ['spicegarden.in', 'spicegarden.in'],
    ['www.SpiceGarden.in:8080', 'spicegarden.in'],
    ['spice-garden.localhost', 'spice-garden.localhost'],
    ['spice-garden.localhost.', 'spice-garden.localhost'],
    ['WWW.SpiceGarden.in.:8080', 'spicegarden.in'],
  ])('on any other host uses the host %s and puts the routes at the root', (host, domain) => {
    expect(identifyShop(host, '/menu', 'localhost')).toEqual({
      domain,
      key: domain,
      basename: '',
      hasSharedOrigin: false,
    });
  });

  it('keeps the slug as written for links, and in lower case for lookup and persisted data', () => {
    expect(identifyShop('localhost', '/Spice-Garden/menu', 'localhost')).toEqual({
      domain: 'spice-garden',
      key: 'spice-garden',
      basename: '/Spice-Garden',
      hasSharedOrigin: true,
    });
  });
});
