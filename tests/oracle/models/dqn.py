# https://github.com/pytorch/tutorials deef00a631add29563846f231d59f454b2f7f007 intermediate_source/reinforcement_q_learning.py: DQN
policy_net = DQN()
target_net = DQN()
target_net.load_state_dict(policy_net.state_dict())
target_net.eval()
state = torch.randn(2, 3, 40, 80)
action = policy_net(state).max(1)[1].view(2, 1)
value = target_net(state).max(1)[0].detach()
