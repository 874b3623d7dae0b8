/**
 * Public threads in which people ask about the messages: how they meet them is what the programs of the
 * pages show, in programs of our own. No page shows these addresses.
 */
const github = (...threads: string[]) => threads.map((thread) => `https://github.com/${thread}`);

/** By the slug of a page. */
export const threads: Readonly<Record<string, readonly string[]>> = {
  'size-of-tensor-a': github(
    'pytorch/pytorch/issues/9446',
    'speechbrain/speechbrain/issues/827',
    'michael-wzhu/PromptCBLUE/issues/11',
  ),
  'could-not-be-broadcast': [
    ...github('numpy/numpy/issues/8456', 'albumentations-team/albumentations/issues/664'),
    'https://pythoneo.com/how-to-resolve-valueerror-operands-could-not-be-broadcast-together-with-shapes-x-y/',
  ],
  'could-not-broadcast-input': github(
    'MIC-DKFZ/TractSeg/issues/12',
    'RafaelNH/gibbs-removal/issues/4',
    'bkelly-lab/ipca/pull/20',
  ),
  'expanded-size': github(
    'hkchengrex/CascadePSP/issues/37',
    'jbohnslav/deepethogram/issues/123',
    'rxtan2/Learning-Similarity-Conditions/issues/12',
  ),
  'output-with-shape': github(
    'udacity/DSND_Term1/pull/12',
    'L1aoXingyu/pytorch-beginner/issues/27',
    'facebookresearch/pytorch_GAN_zoo/issues/122',
  ),
  'non-broadcastable-output': github('HCIILAB/SCUT-FBP5500-Database-Release/issues/7'),
  'view-size-not-compatible': github(
    'pytorch/examples/issues/836',
    'isl-org/MiDaS/issues/157',
    'sergeywong/cp-vton/issues/30',
  ),
  'shape-is-invalid': github(
    'pytorch/pytorch/issues/38469',
    'ashutosh1807/PixelFormer/issues/18',
    'wyf3/llm_related/issues/25',
  ),
  'cannot-reshape-array': github(
    'hustvl/YOLOP/issues/59',
    'harshtikuu/Abnormal_Event_Detection/issues/1',
    'liougehooa/automatic-prompt-engineer/issues/1',
  ),
  'mat1-and-mat2': github(
    'pytorch/pytorch/issues/139037',
    'mrdbourke/pytorch-deep-learning/issues/763',
    'Comfy-Org/ComfyUI/issues/4967',
  ),
  'expected-scalar-type': github(
    'mymusise/ChatGLM-Tuning/issues/179',
    'hiyouga/LlamaFactory/issues/1233',
    'cubiq/ComfyUI_IPAdapter_plus/issues/151',
  ),
  'sizes-of-tensors-must-match': github(
    'Beckschen/TransUNet/issues/74',
    'fengzhang427/HEP/issues/4',
    'vivoCameraResearch/Magic-TryOn/issues/12',
  ),
  'stack-expects-equal-size': github(
    'milesial/Pytorch-UNet/issues/285',
    'amdegroot/ssd.pytorch/issues/546',
    'bghira/SimpleTuner/issues/59',
  ),
  'index-out-of-range-in-self': github(
    'allenai/longformer/issues/187',
    'hemingkx/CLUENER2020/issues/7',
    'Huffon/factsumm/issues/34',
  ),
  'dimension-out-of-range': github(
    'rowanz/neural-motifs/issues/79',
    'cotitan/SEASS-pytorch/issues/1',
    'Xt-Chen/SARPN/issues/11',
  ),
  'setting-an-element': github(
    'CenterForMedicalGeneticsGhent/WisecondorX/issues/99',
    'LibCity/Bigscity-LibCity/issues/377',
    'jayeew/Chinese-ChatBot/issues/23',
  ),
  'negative-stride': github(
    'pytorch/pytorch/issues/92680',
    'iver56/audiomentations/issues/284',
    'aleju/imgaug/issues/630',
  ),
  'expected-channels': github(
    'LambdaLabsML/examples/issues/39',
    'zshuai8/FedGMM_ICML2023/issues/2',
    'open-mmlab/mmsegmentation/issues/2330',
  ),
  'does-not-require-grad': github(
    'ronghuaiyang/arcface-pytorch/issues/56',
    'weizheliu/People-Flows/issues/7',
    'Lightning-AI/pytorch-lightning/issues/19910',
  ),
  'truth-value-ambiguous': github(
    'numpy/numpy/issues/10649',
    'exhuma/python-cluster/issues/10',
    'OpenPIV/openpiv-python/issues/25',
  ),
  'boolean-value-of-tensor': github(
    'RussellTsuchida/snefy/issues/1',
    'Atcold/pytorch-CortexNet/issues/10',
    'yxgeee/MMT/issues/35',
  ),
  'leaf-variable-in-place': github(
    'BaiTheBest/SparseLLM/issues/13',
    'pytorch/examples/pull/779',
    'Atcold/NYU-DLSP20/issues/765',
  ),
  'boolean-index': github(
    'numpy/numpy/issues/24624',
    'numpy/numpy/issues/16637',
    'Gmgge/ImageAnalysisService/issues/11',
  ),
  'index-of-0-dim-tensor': github(
    'pytorch/pytorch/issues/15585',
    'Sundrops/video-caption.pytorch/issues/5',
    'YirongMao/softmax_variants/issues/5',
  ),
  'too-many-indices': github(
    'gzerveas/mvts_transformer/issues/64',
    'thuml/iTransformer/issues/1',
    'TencentARC/InstantMesh/issues/107',
  ),
  'cant-call-numpy': github(
    'zhuangdizhu/FedGen/issues/1',
    'XiaMooo/Yolo-Detect-Layer-Visualization/issues/1',
    'NielsRogge/Transformers-Tutorials/pull/178',
  ),
  'target-batch-size': github(
    'pytorch/pytorch/issues/139031',
    'gauthierdmn/question_generation/issues/4',
    'deepset-ai/FARM/issues/100',
  ),
  'target-out-of-bounds': github(
    'milesial/Pytorch-UNet/issues/291',
    'EricFillion/happy-transformer/issues/248',
    'pytorch/pytorch/issues/43840',
  ),
  'not-enough-values-to-unpack': github(
    'alexandru-dinu/cae/issues/5',
    'gzr2017/ImageProcessing100Wen/pull/3',
    'revidee/pytorch-pyramid-pooling/issues/1',
  ),
  'too-many-values-to-unpack': github('UESTC-Med424-JYX/Diff-SFCT/issues/4'),
  'index-put-dtypes': github(
    'pytorch/pytorch/issues/63935',
    'tzt101/INADE/issues/2',
    'yumingj/Text2Human/issues/21',
  ),
  'expand-fewer-sizes': github(
    'filipradenovic/cnnimageretrieval-pytorch/issues/13',
    'filipradenovic/cnnimageretrieval-pytorch/issues/45',
    'AnonymScholar/SpMT/issues/9',
  ),
  'remapped-shapes': github(
    'parap1uie-s/Keras-RFCN/issues/3',
    'vidursatija/BlazePalm/issues/6',
    'apytypes/apytypes/issues/302',
  ),
  'cannot-be-broadcast-to-single-shape': github(
    'glass-dev/glass/issues/313',
    'numpy/numpy/pull/20018',
  ),
  'only-one-dimension-inferred': [
    'https://coderapp.vercel.app/answer/50793899',
    'https://blog.youkuaiyun.com/m0_46614636/article/details/115960901',
  ],
  'one-unknown-dimension': [
    ...github('igmhub/picca/issues/218'),
    'https://stackoverflow.com/questions/18691084/what-does-1-mean-in-numpy-reshape',
  ],
  'permute-number-of-dimensions': github(
    'ruizhecao96/CMGAN/issues/26',
    'OpenGVLab/CaFo/issues/11',
    'PacktPublishing/Hands-On-Computer-Vision-with-Detectron2/issues/1',
  ),
  'axes-dont-match': github(
    'baowenbo/DAIN/issues/110',
    'IBM/Trusted-ML-Pipelines/issues/11',
    'rdcolema/keras-image-classification/issues/6',
  ),
  't-expects-2d': github('PeiqinZhuang/API-Net/issues/6', 'salesforce/cove/issues/24'),
  'matmul-core-dimension': github(
    'GerardMaggiolino/Deep-OC-SORT/issues/4',
    'chn-lee-yumi/MaterialSearch/issues/3',
    'decisionforce/pgdrive/issues/540',
  ),
  'shapes-not-aligned': github(
    'cbellei/word2veclite/issues/2',
    'grisoniFr/scaffold_hopping_whales/issues/3',
    'aimacode/aima-python/issues/1254',
  ),
  'batch2-expected-size': github('binary-husky/hmp2g/issues/10', 'uthree/tinyvc/issues/3'),
  'inconsistent-tensor-size': github(
    'WangYZ1608/Knowledge-Distillation-via-ND/issues/10',
    'milesial/Pytorch-UNet/issues/168',
    'rballester/tntorch/issues/47',
  ),
  'size-mismatch-mv': github('pytorch/pytorch/issues/94841', 'pytorch/pytorch/pull/96863'),
  'mat2-same-dtype': github(
    'bqth29/simulated-bifurcation-algorithm/issues/36',
    'pytorch/pytorch/issues/105243',
    'xianglin226/scMDC/issues/8',
  ),
  'same-number-of-dimensions': github(
    'HKUST-Aerial-Robotics/Stereo-RCNN/issues/68',
    'echonet/EchoPrime/pull/14',
    'shenweichen/DeepCTR-Torch/pull/291',
  ),
  'zero-dimensional-cat': github(
    'Cysu/open-reid/issues/69',
    'kuaikuaikim/dface/issues/27',
    'timbmg/Sentence-VAE/issues/4',
  ),
  'all-input-arrays-same-shape': github(
    'scverse/scanpy/issues/2635',
    'PaddlePaddle/PaddleSeg/issues/2665',
  ),
  'concatenation-axis': github(
    'lrzjason/Comfyui-In-Context-Lora-Utils/issues/8',
    'chingweitseng/general-deep-image-completion/issues/9',
    'aqibsaeed/Urban-Sound-Classification/issues/37',
  ),
  'input-arrays-same-dimensions': github(
    'milesial/Pytorch-UNet/issues/531',
    'eiriniar/CellCnn/issues/10',
    'escontra/Numpy-CNN/issues/5',
  ),
  'index-out-of-bounds': github(
    'pytorch/pytorch/issues/16192',
    'opconty/pytorch_ctpn/issues/6',
    'chenjoya/2dtan/issues/5',
  ),
  'axis-out-of-bounds': github(
    'hpc203/nanodet-opncv-dnn-cpp-python/issues/1',
    'tensorflow/tensorflow/issues/19927',
    'numpy/numpy/issues/19751',
  ),
  'shape-of-the-mask': github(
    'tztztztztz/eqlv2/issues/13',
    'drboog/Shifted_Diffusion/issues/14',
    'marvis/pytorch-yolo2/issues/174',
  ),
  'indexing-arrays-shapes': github(
    'JetBrains-Research/pubtrends/issues/287',
    'zgojcic/3D_multiview_reg/issues/20',
  ),
  'value-tensor-cannot-be-broadcast': github(
    'clive819/Modified-DETR/issues/8',
    'OpenBMB/MiniCPM-V/issues/116',
    'skyhehe123/VoxelNet-pytorch/issues/4',
  ),
  'more-than-one-element-refers': github(
    'pytorch/pytorch/issues/42726',
    'pytorch/pytorch/issues/69204',
    'huangleiBuaa/IterNorm-pytorch/issues/2',
  ),
  'assignment-destination-read-only': github(
    'datacarpentry/image-processing/issues/247',
    'pytest-dev/pytest/issues/10541',
    'data-apis/array-api-extra/issues/506',
  ),
  'cannot-be-converted-to-scalar': github(
    'UCSB-NLP-Chang/ULD/issues/1',
    'zhaozhengChen/ReCAM/issues/4',
    'jd730/OICR-pytorch/issues/26',
  ),
  'expected-sequence-of-length': github(
    'declare-lab/BBFN/issues/3',
    'JiaweiSheng/CasEE/issues/3',
    'QwenLM/Qwen3/issues/860',
  ),
  'mean-could-not-infer-dtype': github(
    'pytorch/pytorch/issues/94909',
    'pyg-team/pytorch_geometric/pull/7735',
    'microsoft/mup/pull/33',
  ),
  'result-type-cast': github(
    'AI-secure/DBA/issues/1',
    'cv516Buaa/tph-yolov5/issues/48',
    'ppogg/YOLOv5-Lite/issues/215',
  ),
  'cannot-cast-ufunc': github(
    'scikit-learn/scikit-learn/issues/6467',
    'ljvmiranda921/pyswarms/issues/482',
  ),
  'valid-indices': github(
    'laixintao/slic-python-implementation/issues/4',
    'Willy0919/Evolving_Boxes/issues/4',
    'MKFMIKU/RAISR/issues/3',
  ),
  'only-integer-scalar-arrays': github(
    'jiangxinyang227/NLP-Project/issues/12',
    'kavishdahekar/IITG-Captcha-Solver-OpenCV-TensorFlow/issues/5',
  ),
  'only-one-element': github(
    'pytorch/pytorch/issues/38196',
    'avishkarsaha/translating-images-into-maps/issues/12',
  ),
  'only-floats-require-gradients': github(
    'pytorch/pytorch/issues/53466',
    'pytorch/pytorch/issues/95110',
    'jiasenlu/NeuralBabyTalk/issues/26',
  ),
  'using-a-target-size': github(
    'nbertagnolli/pytorch-simple-gan/issues/1',
    'pytorch/pytorch/issues/111645',
    'facebookresearch/mmf/issues/915',
  ),
  'multi-target-not-supported': github(
    'pytorch/pytorch/issues/56542',
    'torch/cutorch/issues/227',
    'Vidhiwar/multimodule-ecg-classification/issues/4',
  ),
  'expected-3d-or-4d-input': github(
    'CGCL-codes/AdvCLIP/issues/3',
    'huggingface/pytorch-image-models/issues/1854',
    'VisionRush/DeepFakeDefenders/issues/30',
  ),
};
