/** Short words of languages that people here write in, and English has not: Spanish, Portuguese, French, Italian,
 * German, Polish, Tagalog, and Vietnamese. */
const OTHERS = new Set(
  (
    'cuándo cuando debe debo deben tengo el los las del para una qué que cuál cuáles cómo cuánto cuanto por con está ' +
    'quais são prazos quando deve uma não enviar meu nossa quand faut quelle quel quels des une est pour dois nous ' +
    'combien avec gli della quale quanto entro sono wann muss müssen ich wie lange der das und nicht welche wir ein eine ' +
    'für kiedy trzeba jak czy nie jest kailan dapat ang ng mga paano ipadala khi nào phải gửi thông cho của không'
  ).split(' '),
)
const ENGLISH = new Set(
  'the is are was we does of must when how what which who if our can may should with this that have has'.split(
    ' ',
  ),
)
const MARKS = /[¿¡à-öø-ÿĀ-žƠ-ưẠ-ỹ]/i

/** More letters of another script, or more short words of another language than of English. */
export function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !/[a-zÀ-ÿĀ-žƠ-ưẠ-ỹ]/i.test(letter)).length
  if (foreign > letters.length / 3) return true
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const others = words.filter((word) => OTHERS.has(word)).length
  const english = words.filter((word) => ENGLISH.has(word)).length
  return others > english && (others >= 2 || (english === 0 && MARKS.test(text)))
}
