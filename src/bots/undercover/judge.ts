import type { UndercoverBoard } from '../../search/undercover/board';
import { INPUTS, Inputs } from './inputs';
import { NETWORK } from './network';

const HIDDEN = 64;

/**
 * Estimates the chance of two simple players to win, from what the seat to move knows at the beginning of its turn: a
 * network with one hidden layer.
 */
export class Judge {
  private readonly inputs = new Inputs();
  private readonly sums = new Float32Array(HIDDEN);
  private readonly first: Float32Array;
  private readonly biases: Float32Array;
  private readonly second: Float32Array;
  private readonly last: number;

  constructor() {
    const bytes = Uint8Array.from(atob(NETWORK), (letter) => letter.charCodeAt(0));
    const floats = new Float32Array(bytes.buffer, 0, INPUTS + 2 * HIDDEN + 1);
    // Each input's weights are whole numbers from -127 to 127, times a scale.
    this.first = Float32Array.from(
      new Int8Array(bytes.buffer, floats.byteLength),
      (weight, i) => weight * floats[Math.floor(i / HIDDEN)]!,
    );
    this.biases = floats.subarray(INPUTS, INPUTS + HIDDEN);
    this.second = floats.subarray(INPUTS + HIDDEN, INPUTS + 2 * HIDDEN);
    this.last = floats[INPUTS + 2 * HIDDEN]!;
  }

  chance(board: UndercoverBoard): number {
    const { first, biases, second, sums } = this;
    const values = this.inputs.read(board);
    sums.set(biases);
    for (let i = 0; i < INPUTS; i++) {
      const value = values[i]!;
      if (value === 0) continue;
      const row = i * HIDDEN;
      for (let h = 0; h < HIDDEN; h++) sums[h]! += value * first[row + h]!;
    }
    let sum = this.last;
    for (let h = 0; h < HIDDEN; h++) if (sums[h]! > 0) sum += sums[h]! * second[h]!;
    return 1 / (1 + Math.exp(-sum));
  }
}
