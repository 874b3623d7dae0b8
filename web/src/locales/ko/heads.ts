import type { Heads } from '../types';

export const heads: Heads = {
  descriptions: {
    '/': '움직이는 그림으로 보는 PyTorch와 NumPy: 열과 행이 어떻게 표가 되는지, 뷰가 왜 실패하는지. 강의, 내 코드, 내 오류를 단계별로 살펴보세요.',
    '/playground/':
      'PyTorch나 NumPy 코드를 몇 줄 쓰고 브로드캐스팅, 스트라이드, 뷰가 실제로 하는 일을 단계별로 살펴보세요.',
    '/error/':
      'PyTorch나 NumPy의 형태 오류를 붙여 넣으세요. 왜 났는지 단계별로 보고, 고치는 방법을 알 수 있습니다.',
    '/examples/': '브로드캐스팅, 뷰, NumPy에 관한 짧은 프로그램을 단계별로 보여 줍니다.',
    '/about/': 'Stridewise가 보여 주는 것을 어떻게 계산하고 어떻게 테스트하는지 설명합니다.',
    '/runs/': 'Stridewise가 실행하는 PyTorch와 NumPy의 모든 함수, 메서드, 속성입니다.',
    '/author/':
      '프로그램의 단계별 그림을 강의, 책, 슬라이드에 넣으세요. 위젯을 보면서 설정하고 코드를 복사하면 됩니다.',
  },
  example: (title) => `${title}: 단계별로 보고 고쳐 볼 수 있는 프로그램입니다.`,
  cards: {
    '/': '브로드캐스팅, 스트라이드, 뷰가 하는 일을 눈으로 보기',
    '/playground/': '내 코드를 단계별로 살펴보기',
  },
};
