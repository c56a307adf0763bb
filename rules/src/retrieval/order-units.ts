import type { Features } from './features.ts'
import { type Network, unpackUnit } from './hidden-units.ts'
import type { QuestionType } from './question-type.ts'

type Inputs = Readonly<Record<keyof Features | keyof QuestionType, number>>

/** Learned by `node benchmarks/assistant/fit-weights.ts`; not changed by hand. */
const PLAIN: Inputs = {
  firstSearch: 0.03808,
  firstSearchCoverage: 1.173,
  behindSection: -0.03354,
  sectionShare: 0.4462,
  sectionBest: 0.2745,
  partShare: 0.6422,
  firstPlaces: -0.1787,
  coveredBySection: 1.006,
  rarest: 0.1333,
  childBest: 0.6797,
  coveredAnywhere: 1.061,
  coveredByText: -0.09563,
  coveredByLead: 0.1747,
  coveredByNames: 1.333,
  coveredByAbove: -0.251,
  coveredByBelow: -0.8019,
  addedToAbove: 0.4863,
  rareInSection: 0.7383,
  titleAsked: -0.0137,
  hasTitle: -0.075,
  aboveAsked: 0.585,
  parentAsked: 0.3883,
  openingAsked: 0.4386,
  pairs: 0.5107,
  defines: 3.572,
  namedPart: 2.138,
  topicalPlace: 0.6837,
  length: 0.1611,
  comment: -1.191,
  example: -0.2995,
  appendix: -0.5274,
  underA: 0.1076,
  underB: 0.2579,
  firstOfSiblings: 0.2918,
  depthOne: 0.3288,
  depthThree: -0.1717,
  depthFour: -0.2684,
  depthFive: 0.861,
  introduces: -0.2615,
  saysDuty: 0.3127,
  saysTime: 0.04144,
  unaskedException: -0.3514,
  saidFit: 0.1005,
  saidCovered: 0.2705,
  saidAsked: -0.1704,
  saidMeant: 0.3828,
  meaning: 1.066,
  meaningBehindBest: 1.162,
  meaningOfText: -1.08,
  saidNothing: 1.046,
  target: -0.972,
  pairBest: 0.9847,
  bureau: -0.3071,
  statute: -0.1243,
  keeps: -0.02349,
  keepsNothing: 0.01925,
  keepsUnasked: 0.08166,
  fallsDue: 0.6302,
  hasAmount: 0.7102,
  hasPercent: 1.149,
  answersMay: 0.2432,
  forbids: 1.029,
  exempts: -0.4499,
  hasContents: 0.3809,
  sharedNumbers: 0.1326,
  titleOfTime: 0.6945,
  titleOfContent: 1.182,
  titleOfException: 1.633,
  titleOfManner: 0.522,
  titleOfAmount: -0.5518,
  asksWho: -2.311e-15,
  asksWhatIs: 2.011e-14,
  asksHowLong: -9.93e-15,
  asksWhen: 2.209e-14,
  asksHow: 2.288e-14,
  asksYesOrNo: -4.358e-15,
  hasNegation: -1.426e-14,
  hasCondition: -9.552e-15,
  formOfTime: 1.137e-14,
  formOfContent: -1.021e-15,
  formOfException: -1.469e-15,
  formOfManner: 1.88e-14,
  formOfAmount: 2.281e-15,
  asksRetention: 1.114e-14,
  asksDeadline: 7.78e-15,
  asksAmount: -4.83e-15,
  asksPercent: 3.282e-15,
  asksMay: 1.165e-15,
  asksExempts: -3.309e-16,
  asksContents: 8.918e-15,
  wordsAsked: -1.573e-15,
}

/** How far each input lies from its mean. */
const SPREADS: Inputs = {
  firstSearch: 0.7786,
  firstSearchCoverage: 0.2266,
  behindSection: 0.7857,
  sectionShare: 0.3483,
  sectionBest: 0.3187,
  partShare: 0.3527,
  firstPlaces: 0.1952,
  coveredBySection: 0.2767,
  rarest: 0.4898,
  childBest: 0.1651,
  coveredAnywhere: 0.276,
  coveredByText: 0.2775,
  coveredByLead: 0.2679,
  coveredByNames: 0.2867,
  coveredByAbove: 0.2395,
  coveredByBelow: 0.1456,
  addedToAbove: 0.24,
  rareInSection: 0.2793,
  titleAsked: 0.2465,
  hasTitle: 0.4979,
  aboveAsked: 0.2804,
  parentAsked: 0.3094,
  openingAsked: 0.1572,
  pairs: 0.2029,
  defines: 0.04402,
  namedPart: 0.224,
  topicalPlace: 0.4473,
  length: 0.7263,
  comment: 0.3548,
  example: 0.1716,
  appendix: 0.06716,
  underA: 0.4189,
  underB: 0.4158,
  firstOfSiblings: 0.4794,
  depthOne: 0.3734,
  depthThree: 0.4473,
  depthFour: 0.3273,
  depthFive: 0.1604,
  introduces: 0.3711,
  saysDuty: 0.4889,
  saysTime: 0.4348,
  unaskedException: 0.1546,
  saidFit: 0.2209,
  saidCovered: 0.2378,
  saidAsked: 0.2694,
  saidMeant: 0.282,
  meaning: 0.1414,
  meaningBehindBest: 0.1313,
  meaningOfText: 0.1633,
  saidNothing: 0.4609,
  target: 0.08901,
  pairBest: 0.2677,
  bureau: 0.4046,
  statute: 0.2358,
  keeps: 0.1509,
  keepsNothing: 0.1278,
  keepsUnasked: 0.1476,
  fallsDue: 0.3563,
  hasAmount: 0.1356,
  hasPercent: 0.1489,
  answersMay: 0.1989,
  forbids: 0.163,
  exempts: 0.1588,
  hasContents: 0.1786,
  sharedNumbers: 0.1899,
  titleOfTime: 0.2042,
  titleOfContent: 0.1384,
  titleOfException: 0.1425,
  titleOfManner: 0.08129,
  titleOfAmount: 0.115,
  asksWho: 0.1302,
  asksWhatIs: 0.2149,
  asksHowLong: 0.2103,
  asksWhen: 0.3345,
  asksHow: 0.122,
  asksYesOrNo: 0.3612,
  hasNegation: 0.2103,
  hasCondition: 0.2301,
  formOfTime: 0.4121,
  formOfContent: 0.2032,
  formOfException: 0.1958,
  formOfManner: 0.1555,
  formOfAmount: 0.2961,
  asksRetention: 0.1958,
  asksDeadline: 0.461,
  asksAmount: 0.2259,
  asksPercent: 0.2149,
  asksMay: 0.2727,
  asksExempts: 0.3296,
  asksContents: 0.2441,
  wordsAsked: 1.531,
}

/** The output of each unit, its offset, the size of a step, and its weights as bytes of so many steps. */
const UNITS = `
0.08916 -0.3118 0.00248735 Tw4ArCA8GjraJBJyYrkAFlNNKPzk939WBuHgrsf5+AG+sEYj+ekN7vgi4BcREjk+DkYQ9veD3uT2s/oTDvnX+RkK7D0IP/ERKM7u6NcO58n8+ToKxhluARYspQ==
0.2939 1.381 0.00528483 EhNDOqsvH7eBIeDs9xYX1uMQ5/PsE+5IKSPOIbwK/+7s1b9a9gjbt/vH7CXAWylQE05TQL74KL0KEfsS6/0RAkYFCe4LKtcRUsXW8EH3KQIN6v32/SIRIKAUCw==
-0.4026 -3.648 0.00472895 vNfF6LgT3B33AAs3Jsj/EkVBHlLyGszJ1A9EWn8aEOLh0e0P02TUEVYIKRIL+Z+635bUHD0tLub/ygH23PHm/DDow+oK5RgEFebBTQV8HzIYKEoGGuroG08FLQ==
0.4638 1.543 0.00676903 8OHsBxTlFt2yM/oI/BL9KSccLPHv7vMWDQcu7p0EAOEHSevTGt4wT2ADCiL/LxcG8gpAToESKf747tjq6g/qDgou9f38GhP35voFFucOx9v49sYft04d7Dn83A==
0.2340 -4.771 0.00385655 7irCYTvxIydDER7GNTUF8Z8SO/Ue6/bhAhImfNf6+3+1pcWpqysEeTQkAPgeEzJK8gorAR894ALzRAcs3PU+9PHN8uP1CAMoNRLW2tQ47+m7HpHsVApM5Nr11g==
-0.3530 0.3128 0.00507071 8cwXH/DZ/94V2h0fAbxyAtIH2BcUDtMRC9gqBm0QCfQdpvkCJCTeAfbH8PTmyf/zG//hzDYaIT9B6P8zIuEBFPL5+/8HRdkrxETDQh31xg871tIi8AHcfzcOCQ==
-0.3347 0.2693 0.00498564 6ejw693V9fWq6Pbk6tpIG/DdEQon7QAi/zEn5X8gEjjf+AbyDzMdBRTg3NLGzBLuF/7TWdh+DT4LHghL6v7vMDcGEQbdAioTCyQNZjEOLzLo6rYoFijNzxwROw==
0.3227 -3.004 0.00454179 APMBEQcm5OmCTOvk6hOuMuMD/bVH+DpjGkv/NrkFBeAMPkLT5Pzt7C8uCwAbcU0ky0J/A+tdEtZWIvDt6VDTDQ435zYLxu0Y8OkYqRkU6hoPy+PZtk7zpcYeWQ==
-0.3566 1.306 0.00418779 AfYXvAI+Kdv82ts9F9rG4VL42MWVrQvO4a/r5HITDfoBBb4byQAcDikhDbbhtPypBggL9AXwDSxz5vnwDto3D6jB5uUTmp1IQjXyJaWBXvnMRC8kUhdMKe0l+Q==
-0.4219 -4.020 0.00551106 Oez2Ik/sIUXkD5liSfYRXU5YHuUxHxTdEvRN+ijv/fl/KU+128r8K/IL5svvpvUNVeIiJAgw69n94eze8AHp9TBerkYDQPew7BEVQr8L4tlEOvTCExS6/+c/PA==
0.3021 -2.698 0.00718227 ASj7DhQOCAvm2gHYDwgG8ej4AA0wMefsHBPo58X+/95/BMwpI/3zO+vXGyEaIxkkBS3V1hMJ6wUi7xUA5P3w8QrsQyf3Lw0I8A8LIS5L6vzw3Qrt0xDe1Rsd/g==
-0.2810 6.673 0.00333529 C5wj6dAR+pAQucrUw0cFBd/NR6no2Ps6EIHfyTMB+bZZ/MHyuTavc5RN1dERzvHs7YXqym7oTfDAl+k/Ds/X1yrA46zp/CLW/Arzi5Db+QnIviUB7vgRR8rd0Q==
0.4004 -3.335 0.00438051 CitfD9Ib9N/y8Rzi3HexAzlTHxP2Hvs90uI3M8YF/OhwAEwGGXvNJAzx0hffAVsBB1MRAsit/NwNB74/w/pfFw7lAy0jGdpmDN/x7kQ19u4NDX8W9iXrylcO+g==
0.3347 -2.706 0.00388997 /gnTDir7PwzgIPw+Ghme+lExWMMyNxgxINJbWKXp9ROhYgEDwvv9GhwvEtExRAAk4wguNbTcwxXTDwns3DLU/uSy5Br57bQsOMXjgU4uQK35Aqfh6+gsvey6DA==
-0.3690 -0.5399 0.00491044 /ffx8fUU4t/k5+kF1SQD2cnw/tLs+BAdByfxK0wKCIEu9+snAOkL6RY9AtP3vtjcEwD3JNl45UcN++oAyzPR3uAT9Oj5PhISMyQO7FXJeP8sKE1BBzYU17cXdQ==
0.2714 -0.6701 0.00365433 MRYPxQKuFdpZ8S7uHSu6w74L+TYfaezmFy3CEYnQ2zv3Qc7Mo9XV7b5J8N0qNTsv6zlGLSfi77kLML3xHtP2S7vk4jvrONmTRycU639cxuEkPs3Y9OYnALVBNg==
-0.3197 0.006217 0.00584189 9NgE8vYE+fsSNhcgL8fECCj3BfOgujTg6gEcI0gZDim9Bi4VvyQ3KUBQ7drkp+vbJgDe8gr8+RP2Jejj4Pvq9u8Kx9303tvfDeIb7cF/E/PLHAYpCfc+GbnR5Q==
0.2573 -3.631 0.00371816 8hDqGuMZFi0B6EotWnDU9GcpahLK7f4uGBo19rjj9OswPb9ky0UKe2YgChXqPRA66Ei07uMU85HefQzzJgD57gLiAH756A4bSJ8KOB3q3NvJLw3f8vR/MAm/6g==
-0.3754 -4.550 0.00571334 2s2+BPketCcc9f/p7ycIIujZF+QI5ugy+kEjLn8OBuj82kTwvTn0BV4ICxkN2wHPLK78B/JXvO7xB+sC/fy7DwXd2AgVz0TCQOr5eu4VIwIQFQjBQA/D6gYLUQ==
-0.3210 3.345 0.00541412 5dX92SeBD/oeBsEO7Nbv/bD+AkbsBBvuCcjAETsJBvT9Hq/Q7OUbyuDn7eMm4tfi9bELNO0KBkkw88kJA+EZER/rEuPe08O7I+z8vQf8Qw76CN4RHZL3ywn6OQ==
-0.3487 0.02716 0.00443085 N8Aisy7N5Q4CDdt/X5MHbRQSTj8jNkDMzjY1F20ZDgkInAsEqSby++pIFa//scf5FCmVsjsb3yLTy8betw0IA/gVyvr/Z+ibGdIu5rWu+wMSUyX9Q+PW4zvSGA==
-0.2829 -2.389 0.00515988 1xIHH9UP/gM8zyDHuNIlv+rPGwQYFgTD8QYD2j0DA3oAMCXxFt612LkJ3OjezQnvHifk1zg3A/8KCkQj6BXyNhkRE/ja5T4UElImDeASPSFOHAHsf+vEDfMUfA==
0.4275 0.01700 0.00512206 3w/yKf3z9Ly8WubaBfTVQOX7LtQx+VRQGlwULrDx+8dYHOHA5O84XGkxIRUALxcR2DBWC4FI6QIpH74Exu7I/vYd5/4B5vClmLnrIuDl4hkJBe3qtGs94RDkBg==
-0.4060 1.499 0.00573238 59nKSBIQ+Bb6B85LEK8O9+IX1+Ly4A+r5fyqHUcMANXhNrwIDAgy/cfHFhYV1J3g/Yzm8x/rEg7+/hQW/P7g9Pcf5CHt3vzXvPYEB4GyL+/xB/sD6+UPQBniEw==
0.2512 -3.910 0.00545069 yTjbA/cOBkS1CT8KCg/oJfUTCB4YLwMWCC655tEGATza3T7u7vwVBPH9/yoVODIf9Qbt6OgD8DP4+BJA/hwa2Q8tBwQPwQk6Nd4E9PR/A8/B8CYYRgG0ycgd8Q==
-0.3140 4.914 0.00466054 990VBfIr3RDj0BkP9e7+Muu/s+fHwucnAckRmiMEBqV/hBofOQnkFdoXBf7nywH0wATGmhQAOOgM1CAVDuoD0OQq8+4n+Bxo5RMhVaiz9zvWyEoZ6TfqTQ4myg==
-0.3406 -2.063 0.00509030 5BbFG+MC6x42qiAM9A5lCd/ZIUwcKfsE7r7vBH0ZD+0lucjjRAO9wfix3wQPzOTUB+jf6n8N+QBQ6OzvxzAnADbU4uLpDuTw1A7MukYr0DQRCC/ltxP2B/s9Bg==
0.2919 -1.035 0.00330093 DzIoNu8jR9dMCC4JV2zY8yfaHN7g+wzuFcM6QKzK6ggAvb7H4fLgKR5m/QnrQRwfC91eENOB65r6/TArV94sBqoU//b1zcNZ/ugdx1ApWcPIBjGzDiwmPILlsA==
-0.3513 5.191 0.00450340 Ge1R/tvwFqr27Ngc+B4uxdil7YHHrzIu/tgdqFYfE5Rb6/39ziLLMyc8++qrsv7GOuTqBX8rI/MN0x0vLvfg19L++7ru6O0G4jwb//iPPA4CDQYJ6gvaJNwArw==
-0.3557 -0.9594 0.00457223 zQqp+dLa4SF0xDsJ5/oHCl0bDUsPNobRwbtF9X8FAS375Lv1OfpWeDUC8g/5BaSaA6bS9eL79EU5+DYJOuLv6gUm+dQVACoSqu2vLfUxEz3NB0YT4LjW5Uz28Q==
-0.2738 -0.3544 0.00485842 7hxGCZk48C3CwwA6Eg4FHEQoDi7S6MX89Qj+Ln8A/8bHpcZu70X3MTIU8h30mJjQBbbpCiBLAuLt1AAg1uBCHyX8JvURIQM+DavRPQeyBEc6MR/y9vEA8S35Gg==
0.3079 -2.955 0.00375174 CgzzUfD5/Pf2LdHs6zD9Mqr7Z/dRQPMN+OAYRIb677bzawZkA9wgzMrKOl9SfzsKHPh5vjyg7K1FF68JOd7EBe4GFw7n5OCM1cEhnwB8twH3I9PL0vqfKd/K8Q==
-0.3297 1.173 0.00388317 1hbbSeEotgAQofHi9vfmuSgC8sfPsOMnzVkA0F4CDVr6/QjAAj40b6skqdO4uhoE6E+i8IFq1XPmI/sa9WUZ8un4DAEh0zI2MRb/3QKvaB0oFUwDcQJmEuwZKg==
-0.3490 -1.008 0.00507623 5MPLCCP/9Cg4NO79Br4LGCj0CPqOgx8izglYI38YDFSZxxT40gwW6EVQBMfoteLKNN23KBgKJvYQKOsUAPD3HA7utd3jyw7WE/Me9simFfv4KgstTeXQKfD38A==
-0.3354 1.754 0.00423131 qdfd9QCR1tgEzhr04iczMwbuLzLwN+DW6Kf44hUN8+Er8fZCZDIrRPSBBx1NzsLFvrrPtlEbJPEoq9ICxs73Ek0s+d79AQM9xfjrPA837BoHJnARwUHKtScOEA==
0.2526 -1.560 0.00427396 +A/oVOUdEuSf9yGJwjfxydLqF+nn9/Uy9xMJJKL3+x/nGEgG8hAAgbXTAw9VRiwAyf9VPAYIIrjjCS4EBkIl6jHlPtsODBUjGvtHzGG4AR26Fh3q1vQYhxkYYQ==
0.2249 -5.450 0.00555415 5xHi7xHi3iXQDhXEBvf4GzPzFDtfMg8bEDztOsD28i0C/exH/zUbfyEx5fv8KDwqzj0MDBu229ELVOQTHfDn7zYGFBcA8CEQx/IQAtdDEscO0z7UO/w0DtnSDQ==
0.2946 -0.6633 0.00386707 OiQGDvypR9MHLhEMItCq93/zNNM/QdzdCu8yP6IO/mqSRKu92+c63xr8+OINKRo74EMpLL3J/Q0RB88c+SkjY77M8+DiJuI+KP3ww0dcGOOtHg0MDLxCryEuFw==
0.3015 -1.666 0.00477244 EzU18AsVA933GmRPRCX+HFYvHO7h/wwFBOgf8qcEBBjozycSJPmqAxXyDiPkEUM1EhYOo6nc8SPf+e0pKQ8o7CLW4zI6VN9tUezmDL0WgeHC/sD/yU9SEiELyA==
0.2551 -4.191 0.00341125 FyIPGz5cCXFlsiD24mT0yygY8PUHJ/QcGKP8E5zm79PpRvPVAEMjNOiNAUhRQmkpEFftIDSS0l8SGxwhTN5e/cMC9BPqI7lM6i4lrhIv1pXu7WITzPWRHgS9gQ==
0.4308 3.288 0.00940766 8hby+vr0+tznC/Pg/QfK7xHw3/b1Ht4iDS4FAtP7/PQQzPTQBjEgDRgF6vX0/y8q0n/iB/z04/gmDRMa/uglAvn1JwT3xwIL7BIX0DLv2iLr3dziywvq7fob+Q==
0.3409 -5.577 0.00460263 2B/PPCsX+GsS1jklJ0WYBbUWNUkuJ/f0FxeuR4fn8TPgMKi37ifhIcfm8gYBUEppuTTv88fwwve6LgsfzykA6d0bZATvvRiBPc8WowFPCvXzyS8SG++P/VzWOA==
-0.3638 0.4416 0.00610583 AO/wAxAwvinfBwQrG8IsKCsMgRwTMeAcxgX6+lcCAhPmoOTF9RckFRIO+wUd8r/A7KnWPf0F6xkoA+cD+tr26hbn1tXlIBPP3AYg/9kX0w8UC+zq3+jiET7tAg==
0.2564 -5.220 0.00398244 0kEpB+rz/RhaEgrLBzklCBxAImY6MvfoHir3OKn//SsN8V0Y/xM3LufwTCQ+YfXuACEuSuXh3gsKHLsIyg/4D1MJCy8ILeLJ47/BHGh/srMWJd0S9++swxz+CQ==
-0.3603 1.981 0.00521466 AgXzoOwaJQTmgRhdXDP87ywD+ePw/93M6wrb3nD8/7jxsxxBuDH6/dwz0eflrcrd8AuPACIG0y/mkRzsBAR8+hYQ5tbsEgRJPAMeHfm6Ad7jH0X7Q9fgEwII+g==
0.3599 2.291 0.00467794 Gf4cMRMd+OCmGAjK4l3VLPUw3NUJ+CxEFhrMzIH4/a1UACA5BbEuViNXJyjuQwD2+AkAIJLhObIK69MXB/qt2yYpDycb7Q/OyRoMItz87+se5+/kxjYM3PP9wg==
0.3883 5.564 0.00539954 xvnF5tot1O/ExN/pEdb6+sfd+BjG7hEi7xr+2O8RBVjNPM4q9iTq0oFE2u7JEM/a1RH1BTX14gmnq/IzyvAJ3tK44OcO0+heuiNN6x5fHuUMyMrg8AUcUryZrA==
-0.3420 2.995 0.00572372 HxAV9KQE+RUV1BAG0+z7q9v+yNwtKPXa+tYP9yz7/OVRENffAxKC0Mjs5gfjrQHcCBjWA3/l8gcl6wX7HxQR9OjUNAMQNPX86CjIDDS+EvYbDO/0v/YTFxYG0w==
`

const spreads = Object.values(SPREADS)
export const ORDER: Network = {
  plain: Object.values(PLAIN),
  units: UNITS.trim()
    .split('\n')
    .map((line) => unpackUnit(line, spreads)),
}
