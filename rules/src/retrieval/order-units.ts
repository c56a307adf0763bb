import type { Features } from './features.ts'
import { type Network, unpackUnit } from './hidden-units.ts'
import type { QuestionType } from './question-type.ts'

type Inputs = Readonly<Record<keyof Features | keyof QuestionType, number>>

/** Learned by `node benchmarks/assistant/fit-weights.ts`; not changed by hand. */
const PLAIN: Inputs = {
  firstSearch: 0.1126,
  firstSearchCoverage: 1.329,
  behindSection: 0.06819,
  sectionShare: -0.08621,
  sectionBest: 0.2791,
  partShare: 0.3404,
  firstPlaces: -0.1035,
  coveredBySection: 1.374,
  rarest: 0.05117,
  childBest: 1.158,
  coveredAnywhere: 1.286,
  coveredByText: 0.05883,
  coveredByLead: 0.2668,
  coveredByNames: 0.962,
  coveredByAbove: -0.219,
  coveredByBelow: 0.1536,
  addedToAbove: 1.114,
  rareInSection: 1.024,
  titleAsked: 0.3217,
  hasTitle: -0.3958,
  aboveAsked: 0.5301,
  parentAsked: 0.3828,
  openingAsked: 1.14,
  pairs: 1.034,
  defines: 2.899,
  namedPart: 1.693,
  topicalPlace: 0.5701,
  length: -0.2225,
  comment: -0.7753,
  example: -0.3971,
  appendix: -0.6737,
  underA: -0.2045,
  underB: 0.1985,
  firstOfSiblings: -0.03325,
  depthOne: 0.02993,
  depthThree: 0.1485,
  depthFour: 0.321,
  depthFive: -0.3623,
  introduces: -0.1482,
  saysDuty: 0.1558,
  saysTime: 0.1419,
  unaskedException: 0.03491,
  saidFit: -0.02094,
  saidCovered: 0.4065,
  saidAsked: -0.3874,
  saidNothing: 0.4577,
  target: -0.3075,
  pairBest: 0.1609,
  bureau: -0.4489,
  statute: 0.01335,
  keeps: 0.2539,
  keepsNothing: -0.2689,
  keepsUnasked: 0.7506,
  fallsDue: 0.3698,
  hasAmount: 1.221,
  hasPercent: 0.498,
  answersMay: 0.58,
  forbids: 0.9653,
  exempts: 0.4291,
  hasContents: 0.02937,
  sharedNumbers: 0.4648,
  titleOfTime: 0.1271,
  titleOfContent: 0.6441,
  titleOfException: 2.175,
  titleOfManner: 0.8482,
  titleOfAmount: 0.1072,
  asksWho: -1.224e-14,
  asksWhatIs: -2.106e-14,
  asksHowLong: 1.486e-14,
  asksWhen: 5.723e-15,
  asksHow: 6.181e-15,
  asksYesOrNo: -1.668e-16,
  hasNegation: 1.17e-14,
  hasCondition: -5.501e-15,
  formOfTime: 5.908e-15,
  formOfContent: -6.305e-15,
  formOfException: 2.025e-15,
  formOfManner: 1.431e-14,
  formOfAmount: 1.11e-15,
  asksRetention: 8.885e-15,
  asksDeadline: 5.501e-15,
  asksAmount: 3.856e-15,
  asksPercent: 1.641e-14,
  asksMay: -1.919e-14,
  asksExempts: 3.513e-15,
  asksContents: 3.694e-15,
  wordsAsked: 1.102e-15,
}

/** How far each input lies from its mean. */
const SPREADS: Inputs = {
  firstSearch: 0.7959,
  firstSearchCoverage: 0.2287,
  behindSection: 0.8318,
  sectionShare: 0.3945,
  sectionBest: 0.3546,
  partShare: 0.3533,
  firstPlaces: 0.1954,
  coveredBySection: 0.2494,
  rarest: 0.4918,
  childBest: 0.1417,
  coveredAnywhere: 0.2601,
  coveredByText: 0.2814,
  coveredByLead: 0.2722,
  coveredByNames: 0.2934,
  coveredByAbove: 0.2544,
  coveredByBelow: 0.1467,
  addedToAbove: 0.2534,
  rareInSection: 0.2952,
  titleAsked: 0.259,
  hasTitle: 0.4968,
  aboveAsked: 0.2947,
  parentAsked: 0.3277,
  openingAsked: 0.1571,
  pairs: 0.2257,
  defines: 0.04955,
  namedPart: 0.2637,
  topicalPlace: 0.4754,
  length: 0.7098,
  comment: 0.3773,
  example: 0.1929,
  appendix: 0.06432,
  underA: 0.4087,
  underB: 0.4152,
  firstOfSiblings: 0.4692,
  depthOne: 0.3684,
  depthThree: 0.4472,
  depthFour: 0.3393,
  depthFive: 0.06999,
  introduces: 0.3614,
  saysDuty: 0.4919,
  saysTime: 0.4443,
  unaskedException: 0.1296,
  saidFit: 0.1823,
  saidCovered: 0.2136,
  saidAsked: 0.2001,
  saidNothing: 0.479,
  target: 0.138,
  pairBest: 0.2714,
  bureau: 0.3298,
  statute: 0.157,
  keeps: 0.1557,
  keepsNothing: 0.1493,
  keepsUnasked: 0.1752,
  fallsDue: 0.3782,
  hasAmount: 0.1522,
  hasPercent: 0.1545,
  answersMay: 0.227,
  forbids: 0.195,
  exempts: 0.1945,
  hasContents: 0.1928,
  sharedNumbers: 0.1993,
  titleOfTime: 0.2343,
  titleOfContent: 0.1628,
  titleOfException: 0.1815,
  titleOfManner: 0.1136,
  titleOfAmount: 0.1324,
  asksWho: 0.1103,
  asksWhatIs: 0.2375,
  asksHowLong: 0.2375,
  asksWhen: 0.3694,
  asksHow: 0.1452,
  asksYesOrNo: 0.3905,
  hasNegation: 0.1995,
  hasCondition: 0.259,
  formOfTime: 0.4451,
  formOfContent: 0.2375,
  formOfException: 0.2287,
  formOfManner: 0.1768,
  formOfAmount: 0.3176,
  asksRetention: 0.2131,
  asksDeadline: 0.4822,
  asksAmount: 0.2403,
  asksPercent: 0.2287,
  asksMay: 0.2937,
  asksExempts: 0.3486,
  asksContents: 0.2713,
  wordsAsked: 1.618,
}

/** The output of each unit, its offset, the size of a step, and its weights as bytes of so many steps. */
const UNITS = `
0.3298 -1.927 0.00376227 SlEN4BUcAxnzAgYCEf261RUSME+81HEIHh6m/Z4D+pHTUDTNEP/3+wL2/i8y6ElF9sgP2UUm6N9FTB/sKhgS3PyBpS0FSkn37b0e69ny9uIFA+zNGq9K
0.2308 -1.158 0.00451815 Ii4QGicDMAuBB/bMxjj8AugQReYyBOAnBw4JB73W/lbfBMsNJvn1KP3iDhcq4C0bzgjzFwAJ7BTtFTEG4wgh0PkHLVr0NQkQPRDeAAAcxhnmGQO7+Rxc
0.3167 -4.811 0.00433411 RWXiF0I1CT/s0Ci+538Vtpo/GwluDe3VMic48cjw/NAMbE5hDN/J+T0r7xDGWgtI9M8R+j5GPCwK/xbSJk0WFTLSJWAA5QkRbjAQIfimIAnEJ9niBsMF
-0.2741 -1.673 0.00364596 3rTzusHwyeIrniIB5SxB5SbfSfrOAOUO1CQzTn8XBPX6qw07zFCmDtgV59H9LNmwZEoq5VnUNgoV6/a46fYgTvEQ+cIrI+zX/VxMJAw2UulYAxkhCXYO
0.2832 -2.767 0.00424746 7j+tEUg55Sm8BxG84/fGFqgtRiguTQ0ZJFMf3YHr9eEgxSzc+ATrKuhEUH1M9l3e5ePnBdYc1EEQGrIfvtID7yYZEgwO7+pYMPzWI+goAwIj8+oU4v4k
0.1911 -1.516 0.00347194 +0bIF/L+Uy0K69+Y7Dz7xIEyHwcl8hCoSita6YXv+yjBVcbcBOyefC75M1Md3U4T9fzs7invzu8yeXMHxwVi1hMjzRvaHf/oKJ3+FQAB8/QkWQ0N6iIx
0.2263 -3.003 0.00381066 FzEJ0ucy9hlo9yUNLPXw0VEt92j4FjfyBB/8Asfd/KS0DzWK5/IWP948Uxw97ANYGM0bFOYnCwG6zhsGPTMQF/z1/c7eVOzl+qoF7oF0Ii4dJ72z5sMG
0.2364 1.104 0.00433040 JidT+tDyOMHi6BWQnj+u3OcQzhAlXd3ZPyQf57b9/k/ZFNAyBfvcAAX1EDoF/H/m4u724C8UBQwvLi/51QhhG99mzMruW0cGJzIKMR/74MyzKiTsBUF6
-0.2788 0.9166 0.00449109 9/D44O/N7uQvtAMjOTDgGCvz1uCxge68shwwHkwLCez3MRTi2Acx7h4fv8ncKsNVR/rr2+Ll8QPEkzXRLv/CzvfxJXAFzArRsBQbqtwJO8bX1/QqB8Le
0.3257 0.3404 0.00497557 Vi//AyQR7BHicDPg6RPWUBgc4wQGIUv56Dr63sLj+QceyH/W/c0ZBCtLES0M78Y6t+3K0wg7FxE6Dc7pRyIfB+HaMeDz8PIKoxS6//wYHdLSEcgZRNvX
-0.2306 -2.289 0.00457354 ysTLD+sFsTYrnhsKAx4K5Uju2C/v6Ocz3xNkGnQQBeKa5R8Z2y8O1Sn7FOXq7vDkFwjv6zIDNPDu++U3EuXoFin78fb46/W3FSvxGvUsKOo94fx/6/wD
-0.2498 1.322 0.00481561 /ALK6gn+DOMYCQoP+AIt2grY1KXV4AHF9avcADcMBtP+owJ/NPAJ1DE+streFfkOLBkS5Cn3A+P937kJzSgx8e0G3x4QKSGOM9scQifeyfH24hwypSjf
0.2432 -1.648 0.00460278 ZQM2MD8yCOrBaAPzGuizJ9gWFvsW4vAN3CPaGLIUBJoxDwLaABUF0PL2FygsHVAz/vX09vXh0vDh4vXg0wf+tAfV7gHF1QEaE++4/iv9FuH+9v/+KfN/
0.1306 -1.331 0.00323178 FmMFK/7pfOTmwxXYEQDn6o1P4PMnH+U+//PxFtDt9/4Trcq0/+QXCQggXjwmBgMVXcMCGNfoEeQDQWPUxEFH+O9qGffiItscK4HkO7bYA/vwFxfOvhf3
-0.3857 1.442 0.00353060 ubTOEfod/oEEB4cB1bR3ANXbBTfUEd/nEQb6ITr4DOQwHKa918Az1ONkCfzXu84dOBcC/y3WFE4/+CslHkCE5MoU6+bj40T8rBkz8bzF8ERYze5jTSUs
-0.2727 2.662 0.00450134 BNru9fnh6CgiKwD1IccbJzrdCufCAADTEMIdrjE7E63cBwAjQCoPOhYa1cDqMsq7DyTmXggZI8nM6RTvVCHeus7N/A0a8CmyCN9v4PrZEy5I4jc09CaB
0.2590 -1.678 0.00380304 KEZY+vDZ+RXdfw4BSOqSHAoIfj7aJ/mwIOHeH4n9AOv/aRWr/iJEURvDJjnq0WkiAOD4x/357+0CBV8PBPb939Tj1eYB4NRCvrPDy+wP5trRT8MOYNJN
0.3319 0.4318 0.00530955 8SYXuwAFD+PRIS4JC134OhYw/wIn/1HRLyvIrMH1+LI44WAY6/MWfy9YGjwQGOPc1PwVJ/7zzPjqHrnUKyIK8hb3/g74+iFl0fAEFQ3JIkboLNXpKfrJ
-0.3165 1.051 0.00317058 zOjgz9XdwkJ52PB0Xd/5LMww2NreA+8H2tbQz1b59cBLmDD/wBQVC9Az2gaxGoG5SdYcMOzaLab5w+gC2BaZOC7szCgHjpjBzOUJFw7WLTc268od6cOz
-0.3994 -0.1554 0.00343419 xNXI//4ExjzzK9Y0Ord5LWerF/MYKg7+tQv+9Ab87fENxx4Y9vwkJB7l+MzoH4HcCywx+SjxI+0E0PT8aPrM8ueTZesh9MgM0DFE3NfzPTxHz+H6NQKB
-0.4714 0.4808 0.00406293 4MH3EMQO7rUY1+AE7ARZ+AXCS74uErTj8hERQm8eFlgdMOUICwHI3ggEAPvb/96oJzzoGfb3HxMaJQT4xA8IUBcqCRAMGwQdzDYv7uPXARrV3BZh0X/q
-0.2327 3.430 0.00408020 AMs28cLx17k3+OMyGQzqCizT9t2uuisa2aHx9mIeDY7lxObfuQY+8wwbEOv7Hug3v0UK/wgU0AwHyIHKFfneFhEdFQYixQfqhuHnD+PjGNoaxPUuGZE3
0.3229 -1.012 0.00461937 6iH7Bucj8xXo0eTaDyDN/9QENBJrQgns9kv8JoHm8/kRKemwJsfPMcPYUAs02kLv8erx9+/t+fkdUgUHw7USShcaLswCNubWC+ThQ74j+BggGu4R0Prq
-0.2784 -2.635 0.00464195 4bfaNroy9Dzs58s1+/IL/RP3z9nmKzPk8dEMXCvmAhHNfN0DCCW76AKOz+fVCfDZ9xL8zAnlzvb9DSBHzffF9u/H6QIrDOAXA9bM6kQP/PH31wwXDQp/
0.3531 -4.912 0.00363539 DEUutAjpA2wD/EfzLN4/5b8KINhISUPABD92OM35+SOwRw/RwrbEF/icTDwyEA5lKw0RIQLl/AwtNBHvCGdK5xvBFbTKW+5dJYEeHgzM6BQfyjngOifg
-0.2747 2.305 0.00433711 17zrIuvTGMf7DshOINpCKtHnsgW83Q3J5gvD/kELDRbjPxzn2r5ebfpH7NUZ1CQmZQwJMMqBmv/YsUkBJi0S2K0UHs8v6PT3jc/pQAci/Aft4PoQAQK1
0.2511 -2.541 0.00344018 KDAbD1gTIH/n4V284jDmq79ZySwEukdH1Urd9pzb81EiQmgHA+GsxxU38D32GBwx0vD/9Pnj9Qru50cQyCRrTQJ9ySYcF9meDejv8c3PA9TFWxfo/AP7
-0.2330 3.293 0.00474413 BMgwobuB8fs+pd8b8RoP8VLv/wzQ+PDmzD0pFEUCCBr8UuPq2wT2Ie4Ausq7JNrkDQ4X7S/nJxAR4wwD3PX+J/cR9Ewk4ibU/zsq4O4g+uHeJRQR8Ajd
-0.2737 -0.3757 0.00395012 zcbn/LQV56LoGxwA3Rgnazu3Mh7JEe6M3uYSYngEBipM0d/7QDQv5fkZ/hzBAM1FMzUZMe/EARn24MN7KyQV8AcNRIHTigw6jyPz+A0+SQ/fPhEJ2kfl
-0.08028 3.975 0.00242719 5LdGyoaFMcg94O4vFv38EPPzFuu7zvLU6vsU5U4TC+Vt7xOBwAzZ/9X/AO9Q7tD8wyj6HMXEDuLo4MqYI8f1Dv018S7n6PzVnsHV/BP+9An14+wJWMW+
0.3555 1.781 0.00404654 ZSRvJR3lAsCFYuLpCSDMDqo2QvVtf+L4OC648tD9+U0y+sP97toW2Ac+JFHiCmD5h/MBDUkK2Bvu9tsrweHOG+UHvhD1/OtTNDPs7yDV0y6lQiiwBxtq
0.3013 -1.879 0.00423551 FhjRJe8uCjXj/u/q2eDEHNMZUho8QchMBCsm+pjj9D4o/yq83BcJIv3ZUkg81Uc66tnqBcPZ4ij3/fkG1PoIEwcEHBX82dF/8Nfc+NAPJ+jfCc4TEwVL
0.3118 -3.907 0.00459208 ClTuQyQKASGo0xjCICT5+tcEIyM9Hy4mCUYlLaPl9H/k+OfzBOTgDApf/xc3BlMdsP3ztrUX7hcRSRxCyQAY7/0LM9vJ+vLAX/vz6/Ma8tgYTvO/qxZA
0.3565 -2.261 0.00411002 HS8zzPD69jpFFTP8Cyv81lwCIxQ7+vg/8xQ3/ob+9tP7JT/CDN263TGkFksHEzhEttkLDfo1EQJSXuD7wRjESThQGebjf9EHX9Ic48kJMAX0UxUTkdv+
0.2704 -0.2274 0.00386953 AkndIQlDMAyJBh/r9src3JERGvRmXPdOJwFus4HV8jXQrPHq8RED/A3ILyhM6lru+dL05EIA0CbVFcPx46pB/hANuUz8CfwHWM7t5Pfy6PoRDer+wz8X
0.3311 4.546 0.00599368 B0gmyughCuXdGP6Bzf3c7+HNvsPjBQbC/E0nzBUG/C7zHwUtGg3kHu/n/xrpRf+m3Aj9+SZABQ7t3jDXwv3XOU/uEO/s8xFo4ALtyv0HHO4GBxYHM8ja
0.3080 -2.955 0.00377708 Py8Mf05dHjwBExXfGPPuMsLvFzzxD+ReCyhA08rg/NlHpkXa+MBPOu5HWHE44SBO8doCGsMp8R/9PpjbJO0c1eACMAbd1/4Fqe7Bz0Eb8AUUId3lB/8o
-0.2569 2.463 0.00416289 5bn0xuQG+e0E/Qn1+ds3FhoNn+UR6N091fQ7F3IKA3/sytk1EvECtUomlMm7CMjO70IMIvYEKgj2Be8NHg741uUM/wX+2vO6CVPvBLG19+rp5iMsuSfP
-0.2455 1.284 0.00378170 9O7zGP0R2yQZUBsZE+UG93+zr/Wq3/4Jz/s13X8UC6gd0Foi4/4oNe4euL+WBMUc00T70gwo9PvJjMAIK9CbEr9MDvQZtsvN9QoMrdkhR/gwHzBeKBax
0.2606 -0.8722 0.00408279 PSMX/BD2BCvUPe739/7VDsEuNCsdWvwZJv/TJ7D/+gRNFQzoEcXxKbzCNhtFxSQHp+4BLaPJ7Q3kIUUn2eQl8QARFiDn/MJ/CfnhAR4V/SjgTsi8YB8Q
-0.2861 4.050 0.00436088 AYHeL+sB288N8Y5bLaUTMwPa1xzM6RYvy+4YBTf1ANO5j8oHxPtRotgz8/BZpP399xLm/hDGxeEJDgn84u+yx/vdBdfgG+wAuv0S6b3tEfNQ9v0Z/QQi
-0.3528 4.272 0.00370241 B6go8stH+dTU68dCKNn21enGxxfsyALu6c//4QwXBwcF5POS7/NTLcfg6ODfs6sVZA4W8b6U8w740eL8O+4246oHGOdGBfCWgcEhIAr1JfsQCMYo8fis
0.1800 -1.090 0.00459197 +x3UDDoH6xXQODXwDjgBSRoj7w0FFyUUACoWzLn1+ifugS8j8gVFNzMXEzYc/8Uzyvvm6N4/8gwTGOzaP0sp/R/vFL3kB9kam/rP6QK+DdfeFdcSBN3p
0.1559 -1.957 0.00364258 PjEbKi/9M/nSNvPwIei+w+kSBM/25ywT7SbXFOgQBfjYW4Gu8OEqy58lHQDnOl84Rg/fCSqt3L0HIvAJNPwZHfwYGPjTIv6nDvHw5PG2HfW/QyDYFR99
0.2407 -2.274 0.00394029 HCTu3AQlD0Xc1/rNnFDg0s0LHS4n9vb6/TwwFrPv+z/3cOmuK/faRjPtOFB/jXEQ6cHmFeXv70ggFBD/yQAg1DKtHjn6DRlO4ibBNBsB0wqwxzUavCFh
0.3840 -0.8395 0.00482746 LmMPGgYcBM7VL+8vIePcEfX14iQcCSrdJC4G0oEEA6o58zEV1NkfDtixIRwrGBIm7PEf4xEbCg0BAljuKxILqfoXwdEXMQlX/OwiGxA5lPAI5/G6RuMO
0.3102 1.120 0.00388887 KwBFJhU+UhvHfxXwPvTJI6UgGRX4zAw9F8Wxz7kG/xEXA0HYCeEQ+wsZDelJ5Dc5w9/z9c3UzuX9JPf9vPjv56Xm8PHdqBM7HNCrA/wG5wPPDtPRu9Qa
0.2534 5.020 0.00596192 8A/7yfHM1Pbiyeq/2wTBqAbEEBXX5fuNDDG9/QcNAu+BBOL26PP25/nm/gXp/fAqE/sWIij3+CjW0NIU6/X5uv3gGBUKF9v+6QcL7QLN8Sfq4RG6Gf8C
`

const spreads = Object.values(SPREADS)
export const ORDER: Network = {
  plain: Object.values(PLAIN),
  units: UNITS.trim()
    .split('\n')
    .map((line) => unpackUnit(line, spreads)),
}
