import { seafood } from './trades/seafood.ts';
import { restaurants1 } from './trades/restaurants1.ts';
import { restaurants2 } from './trades/restaurants2.ts';
import { drinks } from './trades/drinks.ts';
import { neighbourhood } from './trades/neighbourhood.ts';
import { fashion1 } from './trades/fashion1.ts';
import { fashion2 } from './trades/fashion2.ts';
import { homeGoods1 } from './trades/homeGoods1.ts';
import { homeGoods2 } from './trades/homeGoods2.ts';
import { beauty1 } from './trades/beauty1.ts';
import { beauty2 } from './trades/beauty2.ts';
import { health1 } from './trades/health1.ts';
import { health2 } from './trades/health2.ts';
import { education1 } from './trades/education1.ts';
import { education2 } from './trades/education2.ts';
import { travel1 } from './trades/travel1.ts';
import { travel2 } from './trades/travel2.ts';
import { professional1 } from './trades/professional1.ts';
import { professional2 } from './trades/professional2.ts';
import { professional3 } from './trades/professional3.ts';
import { vehicles1 } from './trades/vehicles1.ts';
import { vehicles2 } from './trades/vehicles2.ts';
import { homeServices1 } from './trades/homeServices1.ts';
import { homeServices2 } from './trades/homeServices2.ts';
import { fields1 } from './trades/fields1.ts';
import { fields2 } from './trades/fields2.ts';
import { industry } from './trades/industry.ts';
import { community1 } from './trades/community1.ts';
import { community2 } from './trades/community2.ts';
import { eyesAndRides } from './trades/eyesAndRides.ts';
import { smallMakers1 } from './trades/smallMakers1.ts';
import { smallMakers2 } from './trades/smallMakers2.ts';
import { nightAndNails1 } from './trades/nightAndNails1.ts';
import { nightAndNails2 } from './trades/nightAndNails2.ts';
import { newSkills } from './trades/newSkills.ts';
import { streetAndNiche } from './trades/streetAndNiche.ts';
import { workshops } from './trades/workshops.ts';
import type { Trade } from './trade.ts';

/** Every trade the engine knows; the order decides nothing but ties. */
export const TRADES: readonly Trade[] = [
  ...seafood,
  ...restaurants1,
  ...restaurants2,
  ...drinks,
  ...neighbourhood,
  ...fashion1,
  ...fashion2,
  ...homeGoods1,
  ...homeGoods2,
  ...beauty1,
  ...beauty2,
  ...health1,
  ...health2,
  ...education1,
  ...education2,
  ...travel1,
  ...travel2,
  ...professional1,
  ...professional2,
  ...professional3,
  ...vehicles1,
  ...vehicles2,
  ...homeServices1,
  ...homeServices2,
  ...fields1,
  ...fields2,
  ...industry,
  ...community1,
  ...community2,
  ...eyesAndRides,
  ...smallMakers1,
  ...smallMakers2,
  ...nightAndNails1,
  ...nightAndNails2,
  ...newSkills,
  ...streetAndNiche,
  ...workshops,
];
