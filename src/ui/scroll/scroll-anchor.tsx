import { Component } from 'react';
import { holdScroll, isScrollHeld } from './hold-scroll';

interface ScrollAnchorProps {
  /** What the page shows. Another value moves what is below it. */
  versions: readonly unknown[];
}

type Place = readonly { element: Element; top: number }[];

/**
 * Keeps the dishes in view at their place on the screen when something above them leaves or arrives. Browsers' own scroll
 * anchoring is lost where layout is skipped, and Safari has none. A class, because a hook cannot measure before a change.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps, unknown, Place> {
  override getSnapshotBeforeUpdate(previous: ScrollAnchorProps): Place {
    const isSame = this.props.versions.every((version, index) => version === previous.versions[index]);
    if (isSame || isScrollHeld() || window.scrollY === 0) return [];
    return [...document.querySelectorAll('article')]
      .map((element) => ({ element, top: element.getBoundingClientRect().top }))
      .filter(({ top }) => top >= 0 && top < window.innerHeight);
  }

  override componentDidUpdate(_: ScrollAnchorProps, __: unknown, place: Place): void {
    const kept = place.find(({ element }) => element.isConnected);
    if (!kept) return;
    const { element, top } = kept;
    holdScroll(() => (element.isConnected ? element.getBoundingClientRect().top - top : 0), {
      endsOnScroll: true,
    });
  }

  override render() {
    return null;
  }
}
