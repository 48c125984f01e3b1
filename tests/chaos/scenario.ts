import type { screen } from '@testing-library/react';
import type { renderShop } from '../render-shop';
import type { useSandbox } from '../sandbox';

export type Shop = ReturnType<typeof renderShop>;
export type Sandbox = ReturnType<typeof useSandbox>;

export interface ScenarioContext {
  sandbox: Sandbox;
  open: (path: string) => Shop['user'];
  user: () => Shop['user'];
  store: () => Shop['store'];
  page: typeof screen;
  /** Starts the faults, for scenarios with calls that must succeed first. */
  startFaults: () => void;
}

export interface Scenario {
  screen: string;
  call: string;
  /** Whether `act` calls `startFaults` itself. Otherwise faults start before it. */
  startsFaultsLater?: true;
  act: (context: ScenarioContext) => unknown;
  expectResult: (context: ScenarioContext) => unknown;
  errorText?: string;
  /** Any 2xx is success, whatever its body (contract §4). */
  acceptsAnyAnswer?: true;
  /** Taps 'Try again' by default. */
  recover?: (context: ScenarioContext) => unknown;
}
