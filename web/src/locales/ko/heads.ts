import type { Heads } from '../types';

export const heads: Heads = {
  descriptions: {
    '/': '움직이는 그림으로 보는 PyTorch와 NumPy: 열과 행이 어떻게 표가 되고 뷰는 왜 실패하는지 보여 줍니다. 강의, 내 코드, 내 오류를 한 단계씩 살펴보세요.',
    '/playground/':
      'PyTorch나 NumPy 코드를 몇 줄 쓰고 브로드캐스팅, 스트라이드, 뷰가 실제로 하는 일을 한 단계씩 살펴보세요.',
    '/error/':
      'PyTorch나 NumPy의 형태 오류를 붙여 넣으세요. 오류가 나기까지의 과정을 한 단계씩 보고, 고치는 방법도 알 수 있습니다.',
    '/examples/': '브로드캐스팅, 뷰, NumPy를 다루는 짧은 프로그램을 단계별로 보여 줍니다.',
    '/about/': 'Stridewise가 보여 주는 내용을 어떻게 계산하고 어떻게 검사하는지 설명합니다.',
    '/runs/': 'Stridewise에서 실행되는 PyTorch와 NumPy의 모든 함수, 메서드, 속성의 목록입니다.',
    '/author/':
      '프로그램의 단계별 설명을 강의, 책, 슬라이드에 넣으세요. 위젯을 눈으로 보면서 설정하고 코드를 복사하면 됩니다.',
  },
  example: (title) => `${title}: 한 단계씩 살펴보고 직접 바꿔 볼 수 있는 프로그램입니다.`,
  cards: {
    '/': '브로드캐스팅, 스트라이드, 뷰가 하는 일을 눈으로 보기',
    '/playground/': '내 코드를 단계별로 살펴보기',
  },
};
