// Long words on small cards: where they may be broken. Browsers know it for some languages only.

const LONG = 8; // letters that fit in one line anywhere
const VOWELS = "aeiouyáéěíóúůýąęаеєиіїоуюяёыэ";
const BREAK = new RegExp(`([${VOWELS}])(?=[^${VOWELS}ьъ'’][${VOWELS}])`, "giu"); // before a consonant with its vowel
const END = 3; // letters that stay together at either end

/** A name with soft hyphens in its long words, which show only where they are needed. */
export function soften(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length <= LONG) return word;
    return word.replace(BREAK, (vowel, _, at: number) =>
      at + 1 >= END && word.length - at - 1 >= END ? `${vowel}\u00ad` : vowel,
    );
  });
}
