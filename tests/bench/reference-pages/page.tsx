import { useState } from 'react';
import type { Dish, Screen } from './screen';

export function Page({ screen }: { screen: Screen }) {
  return (
    <>
      <header className="bar">
        <button aria-label="Open menu">☰</button>
        <img src={screen.logo} alt="" width="32" height="32" />
        <b>{screen.name}</b>
        <a href="search" aria-label="Search">
          ⌕
        </a>
        <span className="wallet">₹0</span>
      </header>
      <main>
        {screen.page === 'home' ? (
          <Home screen={screen} />
        ) : (
          <div className="filter">
            <button>All</button>
            <button>Veg</button>
            <button>Non-veg</button>
          </div>
        )}
        {screen.sections.map((section, index) => (
          <section key={section.name} className="dishes">
            <h2>
              {section.name} <small>{section.dishes.length}</small>
            </h2>
            {section.dishes.map((dish, place) => (
              <Row key={dish.id} dish={dish} inSight={index === 0 && place < 4} />
            ))}
          </section>
        ))}
      </main>
      <footer>
        Copyright © {screen.name} | Powered by Storefront | All Rights Reserved
        <br />
        Address: {screen.address}
      </footer>
    </>
  );
}

function Home({ screen }: { screen: Screen }) {
  return (
    <>
      <h1>{screen.name}</h1>
      <p className="muted">{screen.about}</p>
      <p className="good">● Open now · till 1:30 AM</p>
      <p className="muted">{screen.address}</p>
      <div className="row">
        {screen.banners.map((banner, index) => (
          <img
            key={banner}
            className="banner"
            src={banner}
            alt={`Banner ${index + 1} of ${screen.banners.length}`}
            width="800"
            height="380"
            fetchPriority={index === 0 ? 'high' : 'auto'}
            loading={index === 0 ? 'eager' : 'lazy'}
          />
        ))}
      </div>
      <h2>What&apos;s on your mind ?</h2>
      <div className="row">
        {screen.categories.map((category) => (
          <a key={category.name} className="tile" href="menu">
            <img src={category.picture} alt="" width="76" height="76" loading="lazy" />
            {category.name}
          </a>
        ))}
      </div>
    </>
  );
}

function Row({ dish, inSight }: { dish: Dish; inSight: boolean }) {
  const { name, description, picture, price, offerPrice } = dish;
  return (
    <article className="dish">
      <div>
        <span className={dish.veg ? 'good' : 'bad'} aria-label={dish.veg ? 'Veg' : 'Non-veg'}>
          ▣
        </span>
        {dish.popular && ' Popular'}
        <h3>{name.toLowerCase()}</h3>
        <p className="price">
          ₹{offerPrice}{' '}
          {price !== offerPrice && (
            <>
              <s>₹{price}</s> <span className="good">{Math.round((1 - offerPrice / price) * 100)}% off</span>
            </>
          )}
        </p>
        <p className="muted">{description.length > 72 ? `${description.slice(0, 72)}…` : description}</p>
      </div>
      <div className="side">
        {picture && <img src={picture} alt="" width="128" height="96" loading={inSight ? 'eager' : 'lazy'} />}
        <Stepper name={name} />
        {dish.customizable && <small>customise</small>}
      </div>
    </article>
  );
}

function Stepper({ name }: { name: string }) {
  const [quantity, setQuantity] = useState(0);
  if (quantity === 0)
    return (
      <button aria-label={`Add ${name}`} onClick={() => setQuantity(1)}>
        Add
      </button>
    );
  return (
    <span>
      <button aria-label={`Remove one ${name}`} onClick={() => setQuantity(quantity - 1)}>
        −
      </button>{' '}
      {quantity}{' '}
      <button aria-label={`Add one ${name}`} onClick={() => setQuantity(quantity + 1)}>
        +
      </button>
    </span>
  );
}
