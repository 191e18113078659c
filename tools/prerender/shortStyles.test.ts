import assert from 'node:assert/strict';
import test from 'node:test';
import { shortStyles } from './shortStyles.ts';

const TAG = `<style data-styled="true" data-styled-version="6.6.0">.aBc{color:red;}/*!sc*/
@media print{.aBc{color:black;}}/*!sc*/
data-styled.g2[id="sbox"]{content:"aBc,"}/*!sc*/
.dEf{margin:0;}/*!sc*/
data-styled.g5[id="sway"]{content:"dEf,"}/*!sc*/
</style>`;

test('the notes become one list, and every rule stays in its order', () => {
  assert.equal(
    shortStyles(TAG),
    '<style data-components="sbox.2 sway.1">.aBc{color:red;}\n@media print{.aBc{color:black;}}\n.dEf{margin:0;}</style>',
  );
});
