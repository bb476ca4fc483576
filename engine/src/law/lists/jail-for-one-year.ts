import { listed, type UndatedList } from '../statute-list.ts';

/** Misdemeanors that their section punishes by jail "for one year", without "not exceeding"; of looting the former letters too (J-55). */
export const jailForOneYear: UndatedList = [
  listed(
    'PC 18.5(a)',
    ['PC 112(a)', 'PC 463(a)', 'PC 463(b)', 'PC 463(c)(4)', 'PC 463(c)(5)', 'PC 502.8(d)', 'FG 12003', 'BP 9884.76'],
    {
      except: ['PC 463(b)(3)', 'PC 463(b)(4)'],
    },
  ),
];
